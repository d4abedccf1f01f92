import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { linkIn } from '#tests/support/mailbox.ts'
import { expectToast, followLink, freshEmail, password, signIn, signUp } from '#tests/support/screen.ts'
import { arriveSignedIn, newSession } from '#tests/support/stored-session.ts'
import { expect, test, type Mailbox } from '#tests/support/test.ts'

async function openSettings(page: Page, authOrigin: string) {
  const email = await arriveSignedIn(page, authOrigin)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeFocused()
  return email
}

async function linkTo(mailbox: Mailbox, address: string, words: RegExp) {
  const mail = await mailbox.waitFor(
    ({ recipients, subject }) => recipients.includes(address) && words.test(subject ?? ''),
  )
  return linkIn(mail, '/auth/v1/confirm')
}

test('§2 dashboard: welcome, e-mail, Logout, bookings, settings, wishlist and the note', async ({
  page,
  authOrigin,
}) => {
  const email = await arriveSignedIn(page, authOrigin)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  await expect(main.getByText(email)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(main.getByText('You have no active bookings.')).toBeVisible()
  await expect(main.getByText('More features are coming.')).toBeVisible()
  await main.getByRole('button', { name: 'View Wishlist' }).click()
  await expectToast(page, "Wishlist feature isn't implemented yet")
  const settings = main.getByRole('button', { name: 'Edit Profile' })
  await expect(settings).toHaveAttribute('aria-expanded', 'false')
  await settings.click()
  await main.getByRole('button', { name: 'Close Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Your profile' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Explore Packages' }).click()
  await expect(page).toHaveURL(/\/packages$/)
})

test(
  'settings: a new password works, and other browsers are signed out',
  { tag: '@protocol' },
  async ({ page, authOrigin, browser, server }) => {
    const email = await openSettings(page, authOrigin)
    const elsewhere = await browser.newContext({ baseURL: server.url })
    const second = await elsewhere.newPage()
    await signIn(second, email)
    await expect(second).toHaveURL(/\/dashboard$/)

    await page.getByLabel('New password', { exact: true }).fill('second-monsoon-43')
    await page.getByLabel('Confirm password', { exact: true }).fill('second-monsoon-43')
    await page.getByRole('button', { name: 'Save New Password' }).click()
    await expectToast(page, 'Password changed')
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')

    await second.reload()
    await expect(second).toHaveURL(/\/sign-in$/)
    await expectToast(second, 'Access Denied', 'Please sign in to view this page.')
    await signIn(second, email, 'second-monsoon-43')
    await expect(second).toHaveURL(/\/dashboard$/)
    await elsewhere.close()
  },
)

test('settings: signed-in browsers are listed, and all others can be signed out', async ({
  page,
  authOrigin,
  browser,
  server,
}) => {
  const email = await openSettings(page, authOrigin)
  const list = page.getByRole('list', { name: 'Signed-in browsers' }).getByRole('listitem')
  await expect(list).toHaveCount(1)
  await expect(page.getByText('No other browser is signed in.')).toBeVisible()
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const second = await elsewhere.newPage()
  await signIn(second, email)
  await expect(second).toHaveURL(/\/dashboard$/)

  await page.getByRole('button', { name: 'Close Settings' }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(list).toHaveCount(2)
  await expect(list.first()).toContainText('This browser')
  await expect(list.last()).toContainText(/Last used \d+ \w+ \d{4} at \d\d:\d\d/)
  await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
  await expectToast(page, 'Signed out everywhere else')
  await expect(list).toHaveCount(1)
  await second.reload()
  await expect(second).toHaveURL(/\/sign-in$/)
  await page.reload()
  await expect(page).toHaveURL(/\/dashboard$/)
  await elsewhere.close()
})

test(
  'settings: a new address takes effect once both mailboxes agree, and the old one gets a notice',
  { tag: '@protocol' },
  async ({ page, mailbox }) => {
    const email = freshEmail()
    const moved = freshEmail()
    // In the browser, because it sends the target of the mailed link.
    await signUp(page, email)
    await followLink(page, await linkTo(mailbox, email, /Confirm your/))
    await expect(page.getByRole('main').getByText('your e-mail address is confirmed')).toBeVisible()
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await expect(page.getByText('This address is not confirmed yet')).toHaveCount(0)
    await page.getByLabel('New email').fill(moved)
    await page.getByRole('button', { name: 'Change Email' }).click()
    await expectToast(page, 'Please check your email')
    await expect(page.getByText(`A change to ${moved} is under way.`)).toBeVisible()

    await followLink(page, await linkTo(mailbox, email, /Confirm the change/))
    await expect(
      page.getByRole('main').getByText('One more step: open the link in your other mailbox too.'),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    await followLink(page, await linkTo(mailbox, moved, /Confirm the change/))
    await expect(page.getByRole('main').getByText('Your e-mail address is changed.')).toBeVisible()
    await expect(page.getByRole('main').getByText(moved).first()).toBeVisible()
    await mailbox.waitFor(
      ({ recipients, subject }) => recipients.includes(email) && /address .* was changed/.test(subject ?? ''),
    )
  },
)

test(
  'settings: an unconfirmed address is marked, and the link is offered again',
  { tag: '@protocol' },
  async ({ page, authOrigin }) => {
    await openSettings(page, authOrigin)
    await expect(page.getByText('This address is not confirmed yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(page.getByRole('main').getByText('A new link is on its way.')).toBeVisible()
  },
)

test(
  'settings: an address that is taken is refused with the service’s message',
  { tag: '@protocol' },
  async ({ page, authOrigin, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    const taken = freshEmail()
    await newSession(authOrigin, taken)
    await openSettings(page, authOrigin)
    await page.getByLabel('New email').fill(taken)
    await page.getByRole('button', { name: 'Change Email' }).click()
    await expectToast(page, 'The address was not changed', 'already been registered')
    await expect(page.getByLabel('New email')).toHaveValue(taken)
  },
)

test('settings: the account’s data can be downloaded as JSON', async ({ page, authOrigin }) => {
  const email = await openSettings(page, authOrigin)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download My Data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('meridaya-account.json')
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({ account: { email }, sessions: [{ method: 'password' }] })
})

test('settings: deleting the account requires typing a word, then ends all sessions', async ({
  page,
  authOrigin,
  context,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const email = await openSettings(page, authOrigin)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('button', { name: `Account of ${email}` })).toBeVisible()

  await page.getByRole('button', { name: 'Delete My Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' })
  await expect(dialog.getByText('Deleted at once:')).toBeVisible()
  await expect(dialog.getByText('Not deleted:')).toBeVisible()
  const word = dialog.getByLabel('Type DELETE to confirm')
  await expect(word).toBeFocused()
  await word.fill('yes')
  await dialog.getByRole('button', { name: 'Delete for Good' }).click()
  await expect(dialog.getByText('Type DELETE, or the e-mail address of the account')).toBeVisible()
  await expect(word).toBeFocused()
  await word.fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete for Good' }).click()

  await expect(page).toHaveURL(/\/$/)
  await expectToast(page, 'Account deleted')
  await expect(other.getByRole('button', { name: `Account of ${email}` })).toHaveCount(0)
  await mailbox.waitFor(
    ({ recipients, subject }) => recipients.includes(email) && /is deleted/.test(subject ?? ''),
  )
  await signIn(page, email, password)
  await expectToast(page, 'Sign in Failed', 'Invalid login credentials')
})

test('settings: a failed deletion shows an error and keeps the account', async ({
  page,
  authOrigin,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR/)
  const email = await openSettings(page, authOrigin)
  await page.route('**/api/v1/account', (route) => route.abort())
  await page.getByRole('button', { name: 'Delete My Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' })
  await dialog.getByLabel('Type DELETE to confirm').fill(email)
  await dialog.getByRole('button', { name: 'Delete for Good' }).click()
  await expectToast(page, 'The account was not deleted')
  await expect(dialog).toBeVisible()
})
