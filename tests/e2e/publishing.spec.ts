import { cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { realpathSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { destinations } from '#catalogue/build/read-catalogue.ts'
import { pointTo } from '#server/site/release-folder.ts'
import { builtSite } from '#tests/support/built-site.ts'
import { addNextRelease } from '#tests/support/next-release.ts'
import { hydrated, look } from '#tests/support/screen.ts'
import { temporaryFolder } from '#tests/support/server.ts'
import { expect, test as base } from '#tests/support/test.ts'

/** A separate folder of releases with the built site and a newer release. */
const test = base.extend<object, { releases: { folder: string; older: string; newer: string } }>({
  releases: [
    async ({ browserName: _name }, use) => {
      const { path: folder, remove } = await temporaryFolder()
      const built = realpathSync(join(builtSite, '..'))
      const older = basename(built)
      await cp(built, join(folder, older), { recursive: true })
      await pointTo(folder, older)
      const newer = await addNextRelease(folder, built, { [words]: changed })
      await use({ folder, older, newer })
      await remove()
    },
    { scope: 'worker' },
  ],
  serverEnv: [async ({ releases }, use) => use({ RELEASES_DIR: releases.folder }), { scope: 'worker' }],
})
test.use({ savesData: false, serviceWorkers: 'allow' })

const [place] = destinations
if (!place) throw new Error('There is no destination.')
const words = /[\w ,]+/.exec(place.description)?.[0] ?? ''
const changed = words.toUpperCase()

test('no request of a visitor fails while releases are published and reverted', async ({
  page,
  request,
  releases,
}) => {
  const failed: string[] = []
  page.context().on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  page.context().on('requestfailed', (it) => {
    // Requests that navigation aborts.
    if (it.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(`${it.failure()?.errorText} ${it.url()}`)
  })
  const served = async () => (await request.get('/destinations')).text()
  const serve = async (release: string, says: string) => {
    await pointTo(releases.folder, release)
    await expect.poll(served).toContain(says)
  }
  const toPlaces = () => page.getByRole('banner').getByRole('link', { name: 'Destinations' }).click()
  const description = (text: string) => page.getByText(text).first()

  // The visitor has not moved, so the code of further pages is fetched only after all of it has other names.
  await look(page, '/about')
  await serve(releases.newer, changed)
  await toPlaces()
  await expect(description(changed)).toBeVisible()
  await expectOneDocument(page)
  await serve(releases.older, words)
  await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(description(changed)).toBeVisible()
  await expectOneDocument(page)
  await page.reload()
  await hydrated(page)
  await expect(description(words)).toBeVisible()
  await serve(releases.newer, changed)
  await page.getByRole('link', { name: place.name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(place.name)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(place.name)
  expect(failed).toEqual([])
})

/** Expects that no click has loaded a document. */
async function expectOneDocument(page: Page) {
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain('/about')
}
