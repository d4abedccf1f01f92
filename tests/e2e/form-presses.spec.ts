import type { Page } from '@playwright/test'
import { expectToast, freshEmail, open, password, signUp } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

// Mouse down and mouse up as separate steps, because a form may change between them.

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const wrongFields = (page: Page) => page.locator('main form [aria-invalid=true]')

/** Moves to the middle of the control and presses the mouse button without releasing it. */
async function pressAndHold(page: Page, name: { button: string } | { field: string }) {
  const target = 'button' in name ? page.getByRole('button', { name: name.button }) : field(page, name.field)
  await target.hover()
  await page.mouse.down()
}

test('§5 sign-up: a refused sign-up that was sent with the mouse does not call equal passwords different', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const email = freshEmail()
  await signUp(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)

  await signUp(page, email)
  await expectToast(page, 'Sign up Failed', 'User already registered')
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled()
  await expect(wrongFields(page)).toHaveCount(0)
})

test('a refused new password that was sent with the mouse does not call equal passwords different', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await signUp(page, freshEmail())
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await expectToast(page, 'The password was not changed')
  await expect(page.getByRole('button', { name: 'Save New Password' })).toBeEnabled()
  await expect(wrongFields(page)).toHaveCount(0)
})

test('§4 sign-up: no message is shown while the form is sending', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/auth/v1/signup*', async (route) => {
    await held
    await route.continue()
  })
  await signUp(page, freshEmail())
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  // Long enough for a check that is delayed until after the press.
  await page.waitForTimeout(200)
  await expect(wrongFields(page)).toHaveCount(0)
  release()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('§5 sign-up: a field left by a press into another is checked after the press, so that nothing moves under the pointer', async ({
  page,
}) => {
  await open(page, '/sign-up')
  await field(page, 'Email').fill('asha')
  await pressAndHold(page, { field: 'Password' })
  await expect(field(page, 'Password')).toBeFocused()
  await page.waitForTimeout(200)
  await expect(page.locator('#main').getByText('Invalid email address')).toHaveCount(0)
  await page.mouse.up()
  await expect(page.locator('#main').getByText('Invalid email address')).toBeVisible()
  await expect(field(page, 'Password')).toBeFocused()
})

test('§5 sign-up: a press that begins in a field and ends on the button sends nothing and checks the field that was left', async ({
  page,
}) => {
  await open(page, '/sign-up')
  await field(page, 'Email').fill('asha')
  await pressAndHold(page, { field: 'Password' })
  await page.getByRole('button', { name: 'Sign Up' }).hover()
  await page.mouse.up()
  await expect(page.locator('#main').getByText('Invalid email address')).toBeVisible()
  await expect(wrongFields(page)).toHaveCount(1)
})

test('§5 sign-up: one press of the mouse on the button reaches it although the field before it is wrong', async ({
  page,
}) => {
  await open(page, '/sign-up')
  await field(page, 'Password').fill(password)
  await field(page, 'Email').fill('asha')
  await pressAndHold(page, { button: 'Sign Up' })
  await page.mouse.up()
  await expect(page.locator('#main').getByText('Invalid email address')).toBeVisible()
  await expect(page.locator('#main').getByText('Please confirm your password')).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
})

test('§5 sign-up: text filled in by a password manager is treated as typed', async ({ page }) => {
  await open(page, '/sign-up')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(wrongFields(page)).toHaveCount(3)
  await page.evaluate(
    (values) => {
      for (const [name, value] of Object.entries(values)) {
        const input = document.querySelector<HTMLInputElement>(`main form [name=${name}]`)
        if (!input) throw new Error(`No field ${name}`)
        input.value = value
        input.dispatchEvent(new Event('input', { bubbles: true }))
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }
    },
    { email: freshEmail(), password, confirmPassword: password },
  )
  await expect(wrongFields(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
