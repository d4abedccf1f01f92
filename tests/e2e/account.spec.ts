import { linkIn } from '#tests/support/mailbox.ts'
import { expectToast, followLink, freshEmail, open, password, signIn, signUp } from '#tests/support/screen.ts'
import { arriveSignedIn, newSession } from '#tests/support/stored-session.ts'
import { expect, phone, test } from '#tests/support/test.ts'

test(
  '§7 sign up, verify by the e-mailed link, sign out, sign in, reload',
  { tag: '@protocol' },
  async ({ page, mailbox }) => {
    const email = freshEmail()
    await signUp(page, email)
    await expectToast(
      page,
      'Account Created!',
      'Welcome to the product! Please check your email to verify your account.',
    )
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('main')).toContainText(email)

    const mail = await mailbox.waitFor(({ recipients }) => recipients.includes(email))
    await followLink(page, linkIn(mail, '/auth/v1/confirm'))
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByRole('main')).toContainText(email)

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }),
    ).toBeVisible()

    await signIn(page, email)
    await expectToast(page, 'Welcome back!', "You've successfully signed in.")
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.reload()
    await expect(page.getByRole('main')).toContainText(email)
  },
)

test('§4 dashboard guard: redirects a visitor without a session to sign-in with a toast, replacing the history entry', async ({
  page,
}) => {
  await open(page, '/')
  await page.goto('/dashboard')
  await expectToast(page, 'Access Denied', 'Please sign in to view this page.')
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Your Next Adventure')
})

test(
  '§8 sign-in: a wrong password shows the service’s message once and stays on the page',
  { tag: '@protocol' },
  async ({ page, authOrigin, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    const email = freshEmail()
    await newSession(authOrigin, email)
    await signIn(page, email, 'not-the-password')
    await expectToast(page, 'Sign in Failed', 'Invalid login credentials')
    await expect(page).toHaveURL(/\/sign-in$/)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  },
)

test(
  '§8 sign-up: an address that is taken shows the service’s message',
  { tag: '@protocol' },
  async ({ page, authOrigin, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    const email = freshEmail()
    await newSession(authOrigin, email)
    await signUp(page, email)
    await expectToast(page, 'Sign up Failed', 'User already registered')
  },
)

test('§5 sign-up: each rule has its message, and the first invalid field gets the focus', async ({
  page,
}) => {
  await open(page, '/sign-up')
  const button = page.getByRole('button', { name: 'Sign Up' })
  const email = page.getByLabel('Email', { exact: true })
  await button.click()
  for (const message of ['Email is required', 'Password is required', 'Please confirm your password'])
    await expect(page.getByText(message)).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('asha')
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await page.getByLabel('Confirm password', { exact: true }).fill('12346')
  await button.click()
  for (const message of [
    'Invalid email address',
    'Password must be at least 6 characters',
    'Passwords do not match',
  ])
    await expect(page.getByText(message)).toBeVisible()
})

test('§5 sign-in: e-mail and password are required', async ({ page }) => {
  await open(page, '/sign-in')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
})

test('§4 sign-in and sign-up: inputs are disabled and the button says so while submitting', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/auth/v1/signup*', async (route) => {
    await held
    await route.continue()
  })
  await signUp(page, freshEmail())
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  await expect(page.getByLabel('Email', { exact: true })).toBeDisabled()
  release()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('§4 session: a server restart between sign-up and sign-in loses nothing', async ({
  page,
  server,
  allowConsole,
}) => {
  // Pictures are prefetched while the server is down.
  allowConsole(/ERR_CONNECTION_(REFUSED|RESET)/)
  const email = freshEmail()
  await signUp(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  await server.restart()
  await page.reload()
  await expect(page.getByRole('main')).toContainText(email)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await signIn(page, email, password)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('§2 account menu: the upper-cased first letter opens My Account, the e-mail, Dashboard and Log out', async ({
  page,
  authOrigin,
}) => {
  const email = freshEmail()
  await arriveSignedIn(page, authOrigin, email)
  const circle = page.getByRole('button', { name: `Account of ${email}` })
  await expect(circle).toHaveText('T')
  await circle.click()
  await expect(page.getByText('My Account')).toBeVisible()
  await expect(page.getByRole('banner').getByText(email, { exact: true }).first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await circle.click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('with prefetched pages', () => {
  test.use({ savesData: false })

  test('§4 logout: ends at home even when the server cannot be reached', async ({
    page,
    authOrigin,
    context,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|net::ERR|Failed to fetch/)
    await arriveSignedIn(page, authOrigin)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expectToast(page, 'Sign out Failed')
    await context.setOffline(false)
    await page.reload()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }),
    ).toBeVisible()
  })
})

test('§4 newsletter: a signed-in submit shows the success toast and resets the form', async ({
  page,
  authOrigin,
}) => {
  await arriveSignedIn(page, authOrigin)
  const field = page.getByLabel('Email for the newsletter')
  await field.fill('asha@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'Subscribed!', "You're now on our mailing list for exclusive deals!")
  await expect(field).toHaveValue('')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('§2 mobile menu: Welcome with the e-mail, Dashboard and Log Out', async ({ page, authOrigin }) => {
    const email = freshEmail()
    await arriveSignedIn(page, authOrigin, email)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByText(`Welcome, ${email}`)).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await menu.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})
