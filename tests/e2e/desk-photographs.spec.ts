import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Locator, Page } from '@playwright/test'
import { violations } from '#tests/support/axe.ts'
import { expect as expectSoon, phone, testOfDrafts as test } from '#tests/support/desk-test.ts'
import { photograph } from '#tests/support/photograph.ts'
import { temporaryFolder } from '#tests/support/server.ts'
import { root } from '#tests/support/source-files.ts'

/** Longer, because the server processes pictures meanwhile. */
const expect = expectSoon.configure({ timeout: 60_000 })

// No trace, because it would fetch unfinished pictures, which the Desk's content policy refuses.
test.use({ ...phone, trace: 'off' })
test.describe.configure({ timeout: 180_000 })

const trip = '/pages/packages/exotic-thailand.yaml'

/** Like a phone's photograph: rotated, and large because of its noise. */
const taken = async (width = 1800, height = 1200) => ({
  name: '../../IMG 0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await photograph(width, height)
    .composite([
      {
        input: await sharp({
          create: {
            width,
            height,
            channels: 3,
            background: '#888',
            noise: { type: 'gaussian', mean: 128, sigma: 30 },
          },
        })
          .png()
          .toBuffer(),
        blend: 'soft-light',
      },
    ])
    .withMetadata({ orientation: 1 })
    .jpeg({ quality: 92 })
    .toBuffer(),
})

/** Presses the button and chooses the files like the system's dialog. */
async function choose(page: Page, button: Locator, ...files: Awaited<ReturnType<typeof taken>>[]) {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(files)
}
const image = (page: Page) => page.getByRole('group', { name: 'Image', exact: true })
const mark = (place: Locator) => place.getByRole('slider', { name: 'Subject of the photograph' })

test('six photographs of a trip can be uploaded from a phone, described, and seen in the preview', async ({
  signedIn: page,
}) => {
  await page.goto(trip)
  const head = image(page)
  await choose(page, head.getByRole('button', { name: 'Choose another photograph' }), await taken())
  await expect(mark(head)).toBeVisible()
  const words = head.getByRole('textbox', { name: 'What it shows' })
  await expect(words).toHaveValue('')
  await words.fill('A longboat below grey cliffs in the bay of Phang Nga')

  await head.locator('img').click({ position: { x: 20, y: 20 } })
  await expect(mark(head)).not.toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top')
  await mark(head).focus()
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowLeft')
  await expect(mark(head)).toHaveAttribute('aria-valuetext', /^0% from the left/)
  await expect(head.getByRole('listitem')).toHaveText(['On a laptop', 'On a phone', 'On a card', 'In a chat'])

  const gallery = page.getByRole('group', { name: /^Gallery/ })
  const files = await Promise.all([...Array(5).keys()].map(() => taken(1600, 1100)))
  await choose(page, gallery.getByRole('button', { name: 'Add photographs' }), ...files)
  await expect(mark(gallery)).toHaveCount(5)
  for (let at = 0; at < 5; at += 1) {
    await gallery
      .getByRole('textbox', { name: 'What it shows' })
      .nth(at)
      .fill(`Stalls of a night market, number ${at}`)
    await gallery
      .getByRole('textbox', { name: 'Caption' })
      .nth(at)
      .fill(`The market opens at ${at + 4} in the evening.`)
  }
  await expect(page.getByText(/^Saved \w{3}/)).toBeVisible()
  await expect(page.getByRole('button', { name: /mistake/ })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Preview' }).click()
  const shown = page
    .frameLocator('iframe')
    .getByRole('img', { name: /^A longboat below grey cliffs/ })
    .first()
  await expect(shown).toBeVisible({ timeout: 120_000 })
  const width = () => shown.evaluate((element: HTMLImageElement) => element.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
})

test('an upload continues automatically after a lost connection, a closed page and an expired sign-in', async ({
  signedIn: page,
  context,
  allowConsole,
}) => {
  allowConsole(/api\/(photographs|page\/(here|keep))/)
  await page.goto(trip)
  const head = image(page)
  const starts: number[] = []
  await page.route('**/parts/*', (route) => {
    starts.push(Number(route.request().url().split('/').at(-1)))
    return starts.length === 2 ? route.abort() : route.continue()
  })
  await choose(page, head.getByRole('button', { name: 'Choose another photograph' }), await taken(3000, 2000))
  await expect(head.getByText(/^Saved on this device/)).toBeVisible()
  await expect(head.getByRole('progressbar', { name: 'Sent' })).toBeVisible()
  const cookies = await context.cookies()
  await context.clearCookies()
  await expect(head.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await context.addCookies(cookies)
  await page.reload()
  await expect(mark(head)).toBeVisible()
  // No received part was sent again.
  expect(starts.filter((start) => start === 0)).toHaveLength(1)
  const left = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name).includes('desk-photographs'),
    )
  expect(await left()).toBe(true)
  await page.reload()
  await expect(mark(head)).toBeVisible()
})

test('an unusable photograph is refused with a reason, and the page stays unchanged', async ({
  signedIn: page,
}) => {
  await page.goto(trip)
  const head = image(page)
  const button = head.getByRole('button', { name: /^Choose a/ })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  await choose(page, button, { name: 'a.jpg', mimeType: 'image/jpeg', buffer: svg })
  await expect(head.getByText('This is an SVG drawing. Send a JPEG, PNG, WebP or AVIF.')).toBeVisible()
  await head.getByRole('button', { name: 'Remove it' }).click()
  await choose(page, button, {
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(31 * 1024 * 1024),
  })
  await expect(head.getByText(/^This file is 31 MB. The limit is 30 MB/)).toBeVisible()
})

test.describe('a photograph of the site', () => {
  test.use({
    deskEnv: async ({ browserName: _name }, use) => {
      const { path, remove } = await temporaryFolder()
      const [art, name] = [join(root, 'art'), 'exotic-thailand-cover']
      await mkdir(join(path, 'originals'))
      const list = JSON.parse(await readFile(join(art, 'pictures.json'), 'utf8')) as Record<string, object>
      list[name] = { ...list[name], isDrawn: undefined }
      await writeFile(join(path, 'pictures.json'), JSON.stringify(list))
      await photograph()
        .jpeg()
        .toFile(join(path, 'originals', `${name}.jpg`))
      await use({ DATA_DIR: path, ART_DIRECTORY: path })
      await remove()
    },
  })

  test('has a mark that can be moved by tap and arrow keys, is published with the page, and can be reset', async ({
    signedIn: page,
  }) => {
    await page.goto(trip)
    const head = image(page)
    await expect(mark(head)).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top')
    await head.locator('img').tap({ position: { x: 4, y: 10 } })
    await expect(mark(head)).toHaveAttribute('aria-valuetext', /^[0-3]% from the left/)
    await mark(head).focus()
    await page.keyboard.press('ArrowDown')
    await expect(head.getByText('Visitors see this after you publish.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Publish…' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.reload()
    await expect(mark(head)).toHaveAttribute('aria-valuetext', /^[0-3]% from the left/)
    await page.getByRole('link', { name: /^Publish ?, waiting: 1$/ }).click()
    const change = page.getByRole('listitem').filter({ hasText: 'Image · Subject of the photograph' })
    await change.getByRole('link', { name: 'Trips: Exotic Thailand' }).click()
    await expect(page.locator('[data-path="image"]')).toBeFocused()
    await head.getByRole('button', { name: 'Put the mark back' }).click()
    await expect(mark(head)).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top')
    await expect(head.getByText('Visitors see this after you publish.')).toBeHidden()
  })
})
