import { violations } from '#tests/support/axe.ts'
import { test as base, expect, phone } from '#tests/support/desk-test.ts'
import { addTestRelease, publishTestRelease } from '#tests/support/release.ts'
import { temporaryFolder } from '#tests/support/server.ts'

/** Separate versions, because other tests use the site. */
const test = base.extend({
  deskEnv: async ({ browserName: _name }, use) => {
    const { path, remove } = await temporaryFolder()
    await publishTestRelease(path, { files: { 'a.txt': 'older' } })
    await addTestRelease(path, { files: { 'a.txt': 'newer' } })
    await use({ RELEASES_DIR: path })
    await remove()
  },
})
test.use(phone)

test('one press shows an older version, and another press the newer one again', async ({
  signedIn: page,
}) => {
  await page.getByRole('link', { name: 'Publish' }).click()
  const versions = page.getByRole('listitem').filter({ hasText: 'Auckland time' })
  await expect(versions).toHaveCount(2)
  await expect(versions.nth(1)).toContainText('Live')
  expect(await violations(page)).toEqual([])
  await versions.nth(0).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(versions.nth(0)).toContainText('Live')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await versions
    .nth(1)
    .getByRole('button', { name: /^Go back to this/ })
    .click()
  await expect(versions.nth(1)).toContainText('Live')
  await expect(page.locator(':not(dialog) > [data-live=polite]')).toHaveText(/The site shows the version of/)
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})
