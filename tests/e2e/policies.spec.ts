import type { Page } from '@playwright/test'
import { open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

const insuranceLink = (page: Page) => page.locator('main a[href="/travel-insurance"]').first()

test('§2 cancellation policy: the insurance advice links to /travel-insurance', async ({ page }) => {
  await open(page, '/cancellation-policy')
  await insuranceLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel Insurance')
})

test('the table of contents of a policy links to its sections, and Back restores the position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page, '/privacy-policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const names = await contents.getByRole('link').allTextContents()
  const headings = await page.locator('main section h2').allTextContents()
  expect(names).toEqual(headings)
  await contents.getByRole('link', { name: 'Your rights' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await contents.getByRole('link', { name: 'Your rights' }).click()
  await expect(page).toHaveURL(/#your-rights$/)
  const heading = page.getByRole('heading', { level: 2, name: 'Your rights' })
  await expect(heading).toBeInViewport()
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(200)
  // The list stays beside the text.
  await expect(contents.getByRole('link', { name: 'Your rights' })).toBeInViewport()
  // Tab continues from there too.
  await page.keyboard.press('Tab')
  const mail = page.locator('#your-rights').getByRole('link', { name: /^support@/ })
  await expect(mail).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/privacy-policy$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('print: ink on white, no bars, links with their addresses', async ({ page }) => {
  await open(page, '/cancellation-policy')
  await page.emulateMedia({ media: 'print' })
  for (const bar of ['body > header', 'body > footer', 'main nav >> nth=0'])
    await expect(page.locator(bar)).toBeHidden()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)')
  const after = await insuranceLink(page).evaluate((link) => getComputedStyle(link, '::after').content)
  expect(after).toContain('/travel-insurance')
})

test('print includes answers that are closed on the screen', async ({ page }) => {
  await open(page, '/faq')
  const answers = page.locator('details p')
  await expect(answers).not.toHaveCount(0)
  await expect(answers.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  for (const entry of await page.locator('details').all()) {
    const question = await entry.locator('summary').boundingBox()
    expect((await entry.boundingBox())?.height).toBeGreaterThan((question?.height ?? 0) + 20)
  }
})
