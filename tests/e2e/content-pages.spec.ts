import { expectToast, open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

test('§2, §8 help center: the search box only says that it is not implemented yet', async ({ page }) => {
  await open(page, '/help-center')
  const search = page.getByRole('search')
  await search.getByRole('searchbox').fill('refund')
  await search.getByRole('searchbox').press('Enter')
  await expectToast(page, "Search feature isn't implemented yet")
  await expect(page).toHaveURL(/\/help-center$/)
  await expect(search.getByRole('searchbox')).toHaveValue('refund')
})

for (const path of ['/help-center', '/faq'])
  test(`§4 FAQ accordions are single-open and collapsible: ${path}`, async ({ page }) => {
    await open(page, path)
    const [first, second] = [page.locator('details').nth(0), page.locator('details').nth(1)]
    await expect(page.locator('details[open]')).toHaveCount(0)
    await first.locator('summary').click()
    await expect(first.locator('p')).toBeVisible()
    await second.locator('summary').press('Enter')
    await expect(second.locator('p')).toBeVisible()
    await expect(first.locator('p')).toBeHidden()
    await second.locator('summary').press('Enter')
    await expect(page.locator('details[open]')).toHaveCount(0)
  })
