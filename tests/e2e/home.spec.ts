import { expectToast, open } from '#tests/support/screen.ts'
import { expect, phone, test } from '#tests/support/test.ts'

test('§4 navigation bar: transparent up to 50 px of scrolling, frosted from 51', async ({ page }) => {
  await open(page, '/')
  const bar = page.getByRole('banner')
  await expect(bar).not.toHaveAttribute('data-frosted')
  await page.evaluate(() => scrollTo(0, 50))
  await expect(bar).not.toHaveAttribute('data-frosted')
  await page.evaluate(() => scrollTo(0, 51))
  await expect(bar).toHaveAttribute('data-frosted', 'true')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar).not.toHaveAttribute('data-frosted')
})

test('§4 newsletter: a signed-out submit goes to sign-up with the typed address', async ({ page }) => {
  await open(page, '/')
  await page.getByLabel('Email for the newsletter').fill('asha@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/sign-up$/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@example.com')
})

test('a press before the scripts have loaded is handled after that', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/boot-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/destinations')
  await page.getByRole('button', { name: 'Add Bali to wishlist' }).click()
  await expect(page.locator('[popover=manual]')).toHaveCount(0)
  release()
  await expectToast(page, "Wishlist feature isn't implemented yet")
})

test.describe('on a phone', () => {
  test.use(phone)

  test('§2 mobile menu: opens, keeps focus, closes with Escape and when an item is chosen', async ({
    page,
  }) => {
    await open(page, '/')
    const opener = page.getByRole('button', { name: 'Open menu' })
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('link', { name: 'Destinations' }).click()
    await expect(page).toHaveURL(/\/destinations$/)
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinations')
  })
})
