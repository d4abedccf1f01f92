import type { Page } from '@playwright/test'
import { failures, type HostedService, type ServiceFailure } from '#tests/support/hosted-service.ts'
import { expectToast, freshEmail, hydrated, open, password } from '#tests/support/screen.ts'
import { expired, keepSession, keptToken, linkEnd, newSession } from '#tests/support/stored-session.ts'
import { expect, test as base } from '#tests/support/test.ts'

// Each operation with each failure and its message. If the service hangs, the test advances the page's clock.

const test = base.extend<{ service: HostedService }>({
  service: async ({ hosted, page, allowConsole }, use) => {
    if (!hosted) throw new Error('These tests need the project "hosted".')
    allowConsole(/Failed to load resource|blocked by CORS policy/)
    await page.clock.install()
    await use(hosted)
    await hosted.heal()
  },
})

const waitMs = 12_000
const isBusy = (failure: ServiceFailure) => failure === 'is asked too often'
const notice = (page: Page, words: RegExp) => page.getByRole('main').getByText(words)

/** Advances the clock to the time limit. */
async function waitOut(page: Page, service: HostedService, failure: ServiceFailure): Promise<void> {
  if (failure !== 'hangs') return
  await service.whenHeld()
  await page.clock.fastForward(waitMs)
}

async function dismissToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(page.locator('[popover=manual][data-variant]')).toHaveCount(0)
}

interface FormOperation {
  title: string
  /** Opens the form and fills it in. */
  open: (page: Page, service: HostedService) => Promise<void>
  button: string
  /** The labels of the filled-in fields. */
  typed: string[]
  succeeds: (page: Page) => Promise<void>
}

async function openSettings(page: Page, service: HostedService) {
  await keepSession(page, await newSession(service.upstream))
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
}

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
}

const forms: Record<string, FormOperation> = {
  'sign-up': {
    title: 'Sign up Failed',
    async open(page) {
      await open(page, '/sign-up')
      await fill(page, { Email: freshEmail(), Password: password, 'Confirm password': password })
    },
    button: 'Sign Up',
    typed: ['Email', 'Password', 'Confirm password'],
    succeeds: (page) => expect(page).toHaveURL(/\/dashboard$/),
  },
  'sign-in': {
    title: 'Sign in Failed',
    async open(page, service) {
      const email = freshEmail()
      await newSession(service.upstream, email)
      await open(page, '/sign-in')
      await fill(page, { Email: email, Password: password })
    },
    button: 'Sign In',
    typed: ['Email', 'Password'],
    succeeds: (page) => expect(page).toHaveURL(/\/dashboard$/),
  },
  'forgotten password': {
    title: 'The link could not be sent',
    async open(page) {
      await open(page, '/forgot-password')
      await fill(page, { Email: freshEmail() })
    },
    button: 'Send Reset Link',
    typed: ['Email'],
    succeeds: (page) => expect(notice(page, /has an account with us/)).toBeVisible(),
  },
  'new password': {
    title: 'The password was not changed',
    async open(page, service) {
      await openSettings(page, service)
      await fill(page, { 'New password': 'second-monsoon-43', 'Confirm password': 'second-monsoon-43' })
    },
    button: 'Save New Password',
    typed: ['New password', 'Confirm password'],
    succeeds: (page) => expectToast(page, 'Password changed'),
  },
  'new address': {
    title: 'The address was not changed',
    async open(page, service) {
      await openSettings(page, service)
      await fill(page, { 'New email': freshEmail() })
    },
    button: 'Change Email',
    typed: ['New email'],
    succeeds: (page) => expectToast(page, 'Please check your email'),
  },
  resend: {
    title: 'The link could not be sent',
    open: openSettings,
    button: 'Send it again',
    typed: [],
    succeeds: (page) => expect(notice(page, /A new link is on its way/)).toBeVisible(),
  },
}

for (const [operation, { title, open: openForm, button, typed, succeeds }] of Object.entries(forms))
  test(`§8 ${operation}: for every failure of the service, our message is shown, the input is kept, and a later press works`, async ({
    page,
    service,
  }) => {
    await openForm(page, service)
    const fields = typed.map((label) => page.getByLabel(label, { exact: true }))
    const values = await Promise.all(fields.map((field) => field.inputValue()))
    const token = await keptToken(page)
    for (const failure of failures)
      await test.step(failure, async () => {
        await service.fail(failure)
        await page.getByRole('button', { name: button }).click()
        await waitOut(page, service, failure)
        await expectToast(
          page,
          title,
          isBusy(failure) ? 'Request rate limit reached' : 'Something went wrong',
        )
        await expect(
          notice(
            page,
            isBusy(failure) ? /too many attempts/ : /service does not answer at the moment/,
          ).last(),
        ).toBeVisible()
        for (const [index, field] of fields.entries()) await expect(field).toHaveValue(values[index] ?? '')
        expect(await keptToken(page)).toBe(token)
        await dismissToast(page)
        await service.heal()
      })
    await page.getByRole('button', { name: button }).click()
    await succeeds(page)
  })

test('§8 new password: the press after the failure refreshes an expired session', async ({
  page,
  service,
}) => {
  const session = await newSession(service.upstream)
  await keepSession(page, session)
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await fill(page, { 'New password': 'second-monsoon-43', 'Confirm password': 'second-monsoon-43' })
  await service.fail('hangs')
  await page.evaluate(
    (json) => localStorage.setItem('sb-agency-auth-token', json),
    JSON.stringify(expired(session)),
  )
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await waitOut(page, service, 'hangs')
  await expectToast(page, 'The password was not changed', 'Something went wrong')
  await dismissToast(page)
  await service.heal()
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await expectToast(page, 'Password changed')
})

for (const failure of failures)
  test(`§4 logout: when the service ${failure}, this device is signed out at once, and a message says that others are not`, async ({
    page,
    service,
  }) => {
    await keepSession(page, await newSession(service.upstream))
    await open(page, '/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
    await service.fail(failure)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await keptToken(page)).toBeNull()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }),
    ).toBeVisible()
    await waitOut(page, service, failure)
    await expectToast(
      page,
      'Sign out Failed',
      isBusy(failure) ? 'Request rate limit reached' : 'Something went wrong',
    )
    await expectToast(page, 'You are signed out on this device. Other devices could not be told.')
  })

for (const failure of failures)
  test(`§4 dashboard: when the service ${failure}, the visitor is not sent to sign in, and Try Again continues`, async ({
    page,
    service,
  }) => {
    const session = await newSession(service.upstream)
    await test.step('with a session that is still valid', async () => {
      await keepSession(page, session)
      await service.fail(failure)
      await page.goto('/dashboard')
      await waitOut(page, service, failure)
      await expect(
        notice(page, /You are still signed in, but changes to your profile have to wait/),
      ).toBeVisible()
      await expect(page.getByRole('main').getByText(session.user.email).first()).toBeVisible()
      await service.heal()
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('button', { name: /Try/ })).toHaveCount(0)
      expect(await keptToken(page)).toBe(session.refresh_token)
    })
    await test.step('with one that has to be refreshed', async () => {
      await keepSession(page, expired(session))
      await service.fail(failure)
      await page.goto('/dashboard')
      await hydrated(page)
      await expect(page.getByRole('main')).toContainText('Loading...')
      if (failure === 'hangs') await service.whenHeld()
      await page.clock.fastForward(waitMs)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot reach your account')
      await expect(
        page.getByRole('main').getByText(`still signed in on this device as ${session.user.email}`),
      ).toBeVisible()
      await expect(page).toHaveURL(/\/dashboard$/)
      expect(await keptToken(page)).toBe(session.refresh_token)
      await service.heal()
      // If a refresh was running when the service recovered, no press is needed.
      await page
        .getByRole('button', { name: 'Try Again' })
        .click({ timeout: 3000 })
        .catch(() => {})
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
    })
  })

for (const [path, type, heading] of [
  ['/dashboard', 'signup', 'We cannot reach your account'],
  ['/reset-password', 'recovery', 'New password'],
] as const)
  test(`§4 mailed link to ${path}: for every failure of the service, the link is remembered, hidden, and works at the next try`, async ({
    page,
    service,
  }) => {
    for (const failure of failures)
      await test.step(failure, async () => {
        const session = await newSession(service.upstream)
        await page.goto('/faq')
        await page.evaluate(() => localStorage.clear())
        await service.fail(failure)
        await page.goto(linkEnd(path, session, type))
        await hydrated(page)
        await waitOut(page, service, failure)
        await expect(notice(page, /your link could not be checked/)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        expect(page.url()).not.toContain('token')
        await expect(page.getByRole('main').getByText('is confirmed')).toHaveCount(0)
        await service.heal()
        await page.getByRole('button', { name: 'Try Again' }).click()
        await expect(
          page
            .getByRole('main')
            .getByText(type === 'signup' ? 'your e-mail address is confirmed' : 'Choose a new password for'),
        ).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      })
  })
