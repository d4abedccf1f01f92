import { expectToast, freshEmail, open, signUp } from '#tests/support/screen.ts'
import { keepSession, keptToken, linkEnd, newSession } from '#tests/support/stored-session.ts'
import { expect, test } from '#tests/support/test.ts'

test('mailed link: an unknown token shows no confirmation', async ({ page, authOrigin, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  const session = await newSession(authOrigin)
  for (const token of ['abc', session.access_token.slice(0, -9) + 'AAAAAAAAA']) {
    await page.goto('/faq')
    await page.goto(linkEnd('/dashboard', { ...session, access_token: token }, 'signup'))
    await expectToast(page, 'Access Denied', 'Please sign in to view this page.')
    await expect(page).toHaveURL(/\/sign-in$/)
    await expect(page.getByRole('main').getByText('has expired or was used already')).toBeVisible()
    await expect(page.getByText('is confirmed')).toHaveCount(0)
  }
})

test('mailed link: an invalid link does not sign out a visitor', async ({ page, authOrigin }) => {
  const session = await newSession(authOrigin)
  await keepSession(page, session)
  await page.goto('/faq')
  await page.goto(linkEnd('/dashboard', { ...session, access_token: 'abc' }, 'signup'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  await expect(page.getByRole('main').getByText('has expired or was used already')).toBeVisible()
  expect(await keptToken(page)).toBe(session.refresh_token)
})

test('sign-up and resend: the mailed link redirects to the site’s dashboard', async ({ page, server }) => {
  const asked = (call: string) =>
    page.waitForRequest((request) => request.url().includes(`/auth/v1/${call}?`))
  const wish = (url: string) => new URL(url).searchParams.get('redirect_to')
  const signedUp = asked('signup')
  await signUp(page, freshEmail())
  expect(wish((await signedUp).url())).toBe(`${server.url}/dashboard`)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const resent = asked('resend')
  await page.getByRole('button', { name: 'Send it again' }).click()
  expect(wish((await resent).url())).toBe(`${server.url}/dashboard`)
})

test('§4 session: an access token that the service refuses is renewed without a message', async ({
  page,
  hosted,
  authOrigin,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const session = await newSession(authOrigin)
  await keepSession(page, session)
  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  await test.step('when a page is opened', async () => {
    hosted?.expireTokens()
    await page.reload()
    await expect.poll(() => keptToken(page)).not.toBe(session.refresh_token)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  })
  await test.step('by the press that needs it', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('New password', { exact: true }).fill('second-monsoon-43')
    await page.getByLabel('Confirm password', { exact: true }).fill('second-monsoon-43')
    const renewed = await keptToken(page)
    hosted?.expireTokens()
    await page.getByRole('button', { name: 'Save New Password' }).click()
    await expectToast(page, 'Password changed')
    expect(await keptToken(page)).not.toBe(renewed)
  })
})
