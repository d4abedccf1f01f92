import type { Page } from '@playwright/test'
import { expectToast, freshEmail, open, password, signIn, signUp } from '#tests/support/screen.ts'
import { arriveSignedIn, keepText, newSession } from '#tests/support/stored-session.ts'
import { expect, test } from '#tests/support/test.ts'

const key = 'sb-agency-auth-token'
const toast = '[popover=manual][data-variant]'

const signInLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' })

/** Makes the stored session expire in five seconds. */
const letItEndSoon = (page: Page) =>
  page.evaluate((name) => {
    const session = JSON.parse(localStorage.getItem(name) ?? '{}') as object
    const soon = Math.floor(Date.now() / 1000) + 5
    localStorage.setItem(name, JSON.stringify({ ...session, expires_at: soon }))
  }, key)

/** Returns to the tab with a session close to its expiry, which the client then renews. */
async function returnToTab(page: Page) {
  await letItEndSoon(page)
  const renewed = page.waitForResponse(/grant_type=refresh_token/)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  expect((await renewed).status()).toBe(200)
  await page.waitForFunction((name) => {
    const { expires_at: end = 0 } = JSON.parse(localStorage.getItem(name) ?? '{}') as { expires_at?: number }
    return end > Date.now() / 1000 + 60
  }, key)
}

test('§4 session: a stored session that is damaged is treated as signed out, and signing in works', async ({
  page,
  authOrigin,
}) => {
  const { user } = await newSession(authOrigin)
  for (const [what, value] of [
    ['cut off', '{"access_token":"abc'],
    ['not JSON', 'monsoon'],
    ['a bare word', '"monsoon"'],
    ['null', 'null'],
    ['without a user', '{"access_token":"a","refresh_token":"b","expires_at":4000000000}'],
  ] as const)
    await test.step(`that is ${what}`, async () => {
      await keepText(page, value)
      await open(page, '/')
      await expect(signInLink(page)).toBeVisible()
      await page.goto('/dashboard')
      await expectToast(page, 'Access Denied')
      await expect(page).toHaveURL(/\/sign-in$/)
      await page.getByLabel('Email', { exact: true }).fill(String(user.email))
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
    })
})

for (const blocked of [['localStorage'], ['localStorage', 'sessionStorage']])
  test(`§4 session: with ${blocked.join(' and ')} blocked the site browses, signs in for the page, and says so`, async ({
    page,
    context,
    allowConsole,
  }) => {
    // The router logs an error about sessionStorage for its scroll positions.
    if (blocked.includes('sessionStorage')) allowConsole(/Access is denied for this document/)
    await context.addInitScript((names) => {
      for (const name of names)
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    }, blocked)
    const email = freshEmail()
    await open(page, '/')
    await expect(signInLink(page)).toBeVisible()
    await signUp(page, email)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('This browser does not keep sign-ins.')).toBeVisible()
    await page.getByRole('link', { name: 'Explore Packages' }).click()
    await expect(page.getByRole('button', { name: `Account of ${email}` })).toBeVisible()
    await page.reload()
    await expect(signInLink(page)).toBeVisible()
  })

test('§4 session: signing in or out in one tab does so in the other', async ({ page, context }) => {
  const email = freshEmail()
  const other = await context.newPage()
  await open(other, '/')
  await expect(signInLink(other)).toBeVisible()
  await signUp(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(other.getByRole('button', { name: `Account of ${email}` })).toBeVisible()
  await open(other, '/dashboard')
  await expect(other.getByRole('main')).toContainText(email)

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(other).toHaveURL(/\/sign-in$/)
  await expectToast(other, 'Access Denied', 'Please sign in to view this page.')

  await signIn(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(other.getByRole('button', { name: `Account of ${email}` })).toBeVisible()
})

test('§4 session: clearing the browser’s storage in one tab signs out the other', async ({
  page,
  authOrigin,
  context,
}) => {
  await arriveSignedIn(page, authOrigin)
  const other = await context.newPage()
  await open(other, '/')
  await other.evaluate(() => localStorage.clear())
  await expect(page).toHaveURL(/\/sign-in$/)
})

test(
  '§4 guard: if the session was ended elsewhere, there is an explanation, and the visitor can sign in again',
  { tag: '@protocol' },
  async ({ page, authOrigin, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    const email = await arriveSignedIn(page, authOrigin)
    const accessToken = await page.evaluate(
      (name) => (JSON.parse(localStorage.getItem(name) ?? '{}') as { access_token: string }).access_token,
      key,
    )
    const ended = await fetch(`${authOrigin}/auth/v1/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(ended.status).toBe(204)
    await page.reload()
    await expectToast(page, 'Access Denied', 'Please sign in to view this page.')
    await expect(page).toHaveURL(/\/sign-in$/)
    await signIn(page, email)
    await expect(page).toHaveURL(/\/dashboard$/)
  },
)

test(
  '§4 session: a session that expired while the browser was closed, and cannot be renewed, is signed out',
  { tag: '@protocol' },
  async ({ page, authOrigin, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    await arriveSignedIn(page, authOrigin)
    await page.evaluate((name) => {
      const session = JSON.parse(localStorage.getItem(name) ?? '{}') as object
      localStorage.setItem(name, JSON.stringify({ ...session, expires_at: 1, refresh_token: 'abcdefghij23' }))
    }, key)
    await page.reload()
    await expectToast(page, 'Access Denied')
    await expect(page).toHaveURL(/\/sign-in$/)
  },
)

test(
  '§9 session: a session close to its expiry is renewed when the page opens',
  { tag: '@protocol' },
  async ({ page, authOrigin }) => {
    const email = await arriveSignedIn(page, authOrigin)
    await letItEndSoon(page)
    const renewed = page.waitForResponse(/grant_type=refresh_token/)
    await page.reload()
    expect((await renewed).status()).toBe(200)
    await expect(page.getByRole('main')).toContainText(email)
  },
)

test('§4 session: returning to the tab shows no toast and keeps the input', async ({ page }) => {
  await signUp(page, freshEmail())
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Dismiss notification' }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('New email').fill('asha@example.com')
  await returnToTab(page)
  await returnToTab(page)
  await expect(page.locator(toast)).toHaveCount(0)
  await expect(page.getByLabel('New email')).toHaveValue('asha@example.com')
})

test('§8 sign-in: while offline, an error is shown and the input is kept', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR|Failed to fetch/)
  await open(page, '/sign-in')
  await page.mouse.move(5, 5)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email', { exact: true }).fill('asha@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Sign in Failed', 'Something went wrong')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  await context.setOffline(false)
})

test('§4 sign-up and sign-in: a double click sends once', async ({ page }) => {
  const email = freshEmail()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await open(page, '/sign-up')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).dblclick()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)

  await open(page, '/sign-in')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).dblclick()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(sent).toEqual(['/auth/v1/signup', '/auth/v1/logout', '/auth/v1/token'])
})
