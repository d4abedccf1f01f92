import type { Locator, Page } from '@playwright/test'
import { expectToast, freshEmail, open, password } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

test('the keyboard alone: an account is made, its menu opened, and left again', async ({ page }) => {
  const email = freshEmail()
  await open(page, '/sign-up')
  await typeInto(page, 'Email', email)
  await typeInto(page, 'Password', password)
  await typeInto(page, 'Confirm password', password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  const circle = page.getByRole('button', { name: `Account of ${email}` })
  await page.reload()
  await expect(circle).toBeVisible()
  await tabTo(page, circle)
  await page.keyboard.press('Enter')
  await expect(page.getByText('My Account')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('My Account')).toBeHidden()
  await expect(circle).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Log out', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
})

test('the keyboard alone: a custom trip is asked for in four steps', async ({ page }) => {
  await open(page, '/custom-package')
  await typeInto(page, 'Name', 'Asha')
  await typeInto(page, 'Email', 'asha@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Destination & Dates' })).toBeFocused()
  await page.keyboard.press('Enter')
  await typeInto(page, 'Destination', 'Ladakh')
  for (const label of [/start date/i, /end date/i]) {
    await tabTo(page, page.getByRole('main').getByLabel(label))
    await page.keyboard.type('06152027')
  }
  await tabTo(page, page.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Interests & Style' })).toBeFocused()
  await tabTo(page, page.getByRole('main').getByLabel('Culture'))
  await page.keyboard.press('Space')
  await expect(page.getByRole('main').getByLabel('Culture')).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Final Touches' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Request My Quote' }))
  await page.keyboard.press('Enter')
  await expectToast(page, 'Quote Requested!')
})

test('the keyboard alone: questions open and close', async ({ page }) => {
  await open(page, '/faq')
  const questions = page.locator('main summary')
  await tabTo(page, questions.nth(0))
  await page.keyboard.press('Enter')
  await expect(page.locator('details[open]')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.locator('details[open]')).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(page.locator('details[open]')).toHaveCount(0)
})
