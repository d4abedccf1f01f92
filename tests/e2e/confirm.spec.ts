import { linkIn } from '#tests/support/mailbox.ts'
import { expectToast, followLink, freshEmail, password, signIn, signUp } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

// A server that requires a confirmed address for a session.
test.use({ serverEnv: { AUTH_MODE: 'confirm' } })

test(
  '§4 sign-up: without a session the page says to follow the mailed link, which opens the dashboard',
  { tag: '@protocol' },
  async ({ page, mailbox }) => {
    const email = freshEmail()
    await signUp(page, email)
    await expectToast(page, 'Account Created!', 'Please check your email to verify your account.')
    await expect(page).toHaveURL(/\/sign-up$/)
    await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible()
    // A person who already has an account gets none, because the service does not distinguish them.
    await expect(page.getByText('If you have an account already, no link comes: sign in.')).toBeVisible()
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(page.getByRole('main').getByText('A new link is on its way.')).toBeVisible()
    const mail = await mailbox.waitFor(({ recipients }) => recipients.includes(email))
    await followLink(page, linkIn(mail, '/auth/v1/confirm'), password)
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByRole('main')).toContainText(email)
    await expect(page.getByRole('main').getByText('your e-mail address is confirmed')).toBeVisible()
  },
)

test(
  '§8 sign-in: an unconfirmed address shows the service’s message and offers the link again',
  { tag: '@protocol' },
  async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    const email = freshEmail()
    await signUp(page, email)
    await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible()
    await signIn(page, email)
    await expectToast(page, 'Sign in Failed', 'Email not confirmed')
    await expect(page.getByText(`${email} is not confirmed yet.`)).toBeVisible()
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(page.getByRole('main').getByText('A new link is on its way.')).toBeVisible()
  },
)

test(
  '§4 guard: a link that was used already is explained on the way to sign-in',
  { tag: '@protocol' },
  async ({ page, browser, mailbox, server }) => {
    const email = freshEmail()
    await signUp(page, email)
    const mail = await mailbox.waitFor(({ recipients }) => recipients.includes(email))
    const link = linkIn(mail, '/auth/v1/confirm')
    await followLink(page, link, password)
    await expect(page.getByRole('main')).toContainText(email)

    // In the browser that is signed in, beside the dashboard.
    await page.goto(link)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('main').getByText('has expired or was used already')).toBeVisible()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('main').getByText('has expired or was used already')).toHaveCount(0)

    // In another browser, after the guard's redirect. Once only.
    const elsewhere = await browser.newContext({ baseURL: server.url })
    const second = await elsewhere.newPage()
    await second.goto(link)
    await expect(second).toHaveURL(/\/sign-in$/)
    await expectToast(second, 'Access Denied', 'Please sign in to view this page.')
    await expect(second.getByRole('main').getByText('has expired or was used already')).toBeVisible()
    await second.reload()
    await expect(second.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(second.getByRole('main').getByText('has expired or was used already')).toHaveCount(0)
    await elsewhere.close()
  },
)
