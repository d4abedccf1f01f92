import { freshEmail, open, signUp } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

test('§2 sign-in and sign-up: the fields of each, and the link to the other', async ({ page }) => {
  await open(page, '/sign-in')
  const main = page.getByRole('main')
  await expect(main.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
  await expect(main.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
  await main.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/sign-up$/)
  for (const label of ['Email', 'Password', 'Confirm password'])
    await expect(main.getByLabel(label, { exact: true })).toBeVisible()
  await main.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
})

test('§4 guard: Loading... is shown until the first session lookup has answered', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/boot-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('main')).toHaveText('Loading...')
  release()
  await expect(page).toHaveURL(/\/sign-in$/)
})

test('§5 newsletter: the input is of type email and required at browser level', async ({ page }) => {
  await open(page, '/')
  const field = page.getByLabel('Email for the newsletter')
  await expect(field).toHaveAttribute('type', 'email')
  await expect(field).toHaveAttribute('required', '')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(field).toBeFocused()
})

test('§6 calls: the anonymous key before signing in, the access token after', async ({ page }) => {
  const calls: { call: string; authorization: string; apikey: string }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/auth/v1')) return
    const { authorization = '', apikey = '' } = request.headers()
    calls.push({ call: `${request.method()} ${pathname}`, authorization, apikey })
  })
  await signUp(page, freshEmail())
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  const of = (call: string) => calls.find((made) => made.call === call)
  expect(of('POST /auth/v1/signup')).toMatchObject({ authorization: 'Bearer agency', apikey: 'agency' })
  // The home page does not wait for the server.
  await expect
    .poll(() => of('POST /auth/v1/logout')?.authorization)
    .toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
  expect(of('POST /auth/v1/logout')?.apikey).toBe('agency')
})
