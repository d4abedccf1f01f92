import { expectToast, freshEmail, password, signUp } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

// Makes the server treat every sign-in like one older than ten minutes.
test.use({ serverEnv: { AUTH_REQUIRE_CURRENT_PASSWORD: 'on' } })

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await signUp(page, freshEmail())
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
})

test('settings: after an older sign-in a new password requires the current one, and the input is kept', async ({
  page,
}) => {
  const chosen = page.getByLabel('New password', { exact: true })
  const save = page.getByRole('button', { name: 'Save New Password' })
  const current = page.getByLabel('Current password', { exact: true })
  await chosen.fill('second-monsoon-43')
  await page.getByLabel('Confirm password', { exact: true }).fill('second-monsoon-43')
  await expect(current).toHaveCount(0)
  await save.click()
  await expect(page.getByText('Enter your current password to go on.')).toBeVisible()
  await expect(current).toBeFocused()
  await expect(chosen).toHaveValue('second-monsoon-43')

  await save.click()
  await expect(page.getByRole('main').getByText('Enter your current password', { exact: true })).toBeVisible()
  await current.fill('not-the-password')
  await save.click()
  await expect(page.getByText('That is not your current password.')).toBeVisible()
  await expect(current).toBeFocused()
  await current.fill(password)
  await save.click()
  await expectToast(page, 'Password changed')
})

test('settings: after an older sign-in deleting the account requires the current password', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Delete My Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' })
  const erase = dialog.getByRole('button', { name: 'Delete for Good' })
  const current = dialog.getByLabel('Current password', { exact: true })
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await erase.click()
  await expect(current).toBeFocused()
  await expect(dialog.getByLabel('Type DELETE to confirm')).toHaveValue('DELETE')
  await current.fill('not-the-password')
  await erase.click()
  await expect(dialog.getByText('That is not your current password.')).toBeVisible()
  await current.fill(password)
  await erase.click()
  await expect(page).toHaveURL(/\/$/)
  await expectToast(page, 'Account deleted')
})
