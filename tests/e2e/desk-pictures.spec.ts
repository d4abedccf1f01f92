import { violations } from '#tests/support/axe.ts'
import { expect, phone, test } from '#tests/support/desk-test.ts'

test.use(phone)

test('a picture can be found by its description, and opened at its field', async ({ signedIn: page }) => {
  await page.getByRole('link', { name: 'Pictures' }).click()
  await expect(page.getByRole('heading', { name: 'Pictures', level: 1 })).toBeFocused()
  const cards = page.getByRole('main').getByRole('list').first().locator('> li')
  await expect(cards.first().locator('img')).toHaveJSProperty('complete', true)
  expect(await cards.count()).toBeGreaterThan(80)
  expect(await violations(page)).toEqual([])
  for (const width of [360, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Photographs (0)' })
  await expect(
    page.getByText('No pictures found. Change the search or the choice under “Show”.'),
  ).toBeVisible()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('drawings')
  await page.getByRole('searchbox', { name: 'Search' }).fill('long-tail')
  await expect(page.locator(':not(dialog) > [data-live=polite]')).toHaveText(/^\d pictures\.$/)
  await page.getByRole('link', { name: 'Places: Bangkok · Details · Gallery 2' }).press('Enter')
  await expect(page.locator('[data-path="details.gallery.1"]')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'What it shows' }).last()).toHaveValue(/long-tail boat/)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('long-tail')
})
