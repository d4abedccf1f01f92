import type { Page } from '@playwright/test'
import { linkIn } from '#tests/support/mailbox.ts'
import { expectToast, followLink, freshEmail, open, password, signIn, signUp } from '#tests/support/screen.ts'
import { newSession } from '#tests/support/stored-session.ts'
import { expect, test, type Mailbox } from '#tests/support/test.ts'

const newPassword = 'second-monsoon-43'

async function askForLink(page: Page, email: string) {
  await open(page, '/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText(`If ${email} has an account with us`)).toBeVisible()
}

async function resetLink(mailbox: Mailbox, email: string) {
  const mail = await mailbox.waitFor(
    ({ recipients, subject }) => recipients.includes(email) && /Choose a new password/.test(subject ?? ''),
  )
  return linkIn(mail, '/auth/v1/confirm')
}

async function choose(page: Page, first: string, second = first) {
  await page.getByLabel('New password', { exact: true }).fill(first)
  await page.getByLabel('Confirm password', { exact: true }).fill(second)
  await page.getByRole('button', { name: 'Save New Password' }).click()
}

test(
  '§2 sign-in: a forgotten password can be replaced with the mailed link',
  { tag: '@protocol' },
  async ({ page, authOrigin, mailbox }) => {
    const email = freshEmail()
    await newSession(authOrigin, email)

    await open(page, '/sign-in')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)
    // Carried over from the first form.
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText(`If ${email} has an account with us`)).toBeVisible()

    await followLink(page, await resetLink(mailbox, email))
    await expect(page).toHaveURL(/\/reset-password/)
    await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible()
    await choose(page, newPassword)
    await expectToast(page, 'Password changed')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('main')).toContainText(email)

    const notice = await mailbox.waitFor(
      ({ recipients, subject }) => recipients.includes(email) && /was changed/.test(subject ?? ''),
    )
    expect(linkIn(notice)).toMatch(/\/forgot-password$/)
    await page.getByRole('button', { name: 'Logout' }).click()
    await signIn(page, email, newPassword)
    await expect(page).toHaveURL(/\/dashboard$/)
  },
)

test('§5 new password: the rules and messages of sign-up, with the focus on the first invalid field', async ({
  page,
  authOrigin,
  mailbox,
}) => {
  const email = freshEmail()
  await newSession(authOrigin, email)
  await askForLink(page, email)
  await followLink(page, await resetLink(mailbox, email))
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.locator('#main').getByText('Please confirm your password')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await choose(page, '12345', '12346')
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(page.locator('#main').getByText('Passwords do not match')).toBeVisible()
})

test('forgot password: the answer for an unknown address is the same', async ({ page }) => {
  await askForLink(page, freshEmail())
  await expect(page.locator('[popover=manual][data-variant]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
})

test('forgot password: an address is required and must be valid', async ({ page }) => {
  await open(page, '/forgot-password')
  const field = page.getByLabel('Email', { exact: true })
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('asha')
  await expect(page.locator('#main').getByText('Invalid email address')).toBeVisible()
})

test('forgot password: a failure keeps the address and says what to do', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/)
  await open(page, '/forgot-password')
  await page.route('**/auth/v1/recover*', (route) => route.abort())
  await page.getByLabel('Email', { exact: true }).fill('asha@example.com')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectToast(page, 'The link could not be sent', 'Something went wrong')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@example.com')
})

test(
  'reset password: for a used link there is a message and the offer of another',
  { tag: '@protocol' },
  async ({ page, authOrigin, browser, mailbox, server }) => {
    const email = freshEmail()
    await newSession(authOrigin, email)
    await askForLink(page, email)
    const link = await resetLink(mailbox, email)
    await followLink(page, link)
    await choose(page, newPassword)
    await expect(page).toHaveURL(/\/dashboard$/)

    const elsewhere = await browser.newContext({ baseURL: server.url })
    const second = await elsewhere.newPage()
    await second.goto(link)
    await expect(second).toHaveURL(/\/reset-password$/)
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more')
    await second.getByRole('link', { name: 'Send Another Link' }).click()
    await expect(second).toHaveURL(/\/forgot-password$/)
    await elsewhere.close()
  },
)

test('reset password: without a link there is no form', async ({ page }) => {
  await open(page, '/reset-password')
  await expect(page.getByRole('link', { name: 'Send Another Link' })).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0)
})

test(
  'reset password: the same password again is refused with the service’s message',
  { tag: '@protocol' },
  async ({ page, mailbox, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    const email = freshEmail()
    await signUp(page, email)
    await expect(page).toHaveURL(/\/dashboard$/)
    const mail = await mailbox.waitFor(({ recipients }) => recipients.includes(email))
    await followLink(page, linkIn(mail, '/auth/v1/confirm'))
    await expect(page.getByRole('main').getByText('your e-mail address is confirmed')).toBeVisible()
    await askForLink(page, email)
    await followLink(page, await resetLink(mailbox, email))
    await choose(page, password)
    await expectToast(page, 'The password was not changed', 'New password should be different')
    await expect(page).toHaveURL(/\/reset-password/)
  },
)

test('password pages are not indexed', async ({ request }) => {
  for (const path of ['/forgot-password', '/reset-password', '/sign-in', '/sign-up', '/dashboard'])
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex"/>')
})

test('sign-in: a password can be shown, and there is a Caps Lock warning', async ({ page }) => {
  await open(page, '/sign-in')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('monsoon')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
  const press = (hasCapsLock: boolean) =>
    field.evaluate((element, modifierCapsLock) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }))
    }, hasCapsLock)
  await press(true)
  await expect(page.getByText('Caps Lock is on.')).toBeVisible()
  await press(false)
  await expect(page.getByText('Caps Lock is on.')).toHaveCount(0)
})
