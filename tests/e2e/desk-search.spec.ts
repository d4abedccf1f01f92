import { violations } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/desk-test.ts'

test('Ctrl-K finds a page while another is edited, by the keyboard alone, and Escape closes the search', async ({
  signedIn: page,
}) => {
  await page.goto('/pages/destinations/bali-indonesia.yaml')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.focus()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const box = dialog.getByRole('searchbox')
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await page.keyboard.press('Control+k')
  await box.pressSequentially('bangkok')
  await expect(dialog.getByRole('link', { name: 'Bangkok Places' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bangkok')
  await expect(dialog).toBeHidden()
})

test('the search on a phone also finds screens of the Desk', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('searchbox').fill('repo')
  await dialog.getByRole('link', { name: /Reports/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
