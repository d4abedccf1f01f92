import type { Page } from '@playwright/test'
import { violations } from '#tests/support/axe.ts'
import { expect, phone, test } from '#tests/support/desk-test.ts'

test.use(phone)

async function askForLink(page: Page) {
  await page.getByLabel('Your office e-mail address').fill('tara@agency.example')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByLabel('6-digit code')).toBeVisible()
}

test('staff sign in with the mailed link and come to Today', async ({ page, mailbox }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Desk of Meridaya')
  const begun = new Date()
  await askForLink(page)
  // The worker's mailbox may have mail of another test.
  const mail = await mailbox.waitFor(
    ({ subject, receivedAt }) => receivedAt >= begun && /Desk/.test(subject ?? ''),
  )
  expect(mail.recipients).toEqual(['tara@agency.example'])
  await page.goto(/http:\/\/\S+#\S+/.exec(mail.text ?? '')?.[0] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Tara')
  expect(page.url()).not.toContain('#')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Tara')
})

test('the mailed code opens the requested page, by the keyboard alone', async ({
  page,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/403/)
  const begun = new Date()
  await page.goto('/me')
  await page.getByLabel('Your office e-mail address').focus()
  await page.keyboard.type('tara@agency.example')
  await page.keyboard.press('Enter')
  const code = page.getByLabel('6-digit code')
  await code.waitFor()
  expect(await violations(page)).toEqual([])
  await code.fill('000 00')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Type all 6 digits of the code.')).toBeVisible()
  const mails = mailbox.waitFor(
    ({ text, receivedAt }) => receivedAt >= begun && /there: \d{6}/.test(text ?? ''),
  )
  await code.fill(/there: (\d{6})/.exec((await mails).text ?? '')?.[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tara Rao')
  expect(new URL(page.url()).pathname).toBe('/me')
})

test('the link printed by the process signs in once, and is refused the second time', async ({
  page,
  desk,
  browser,
  allowConsole,
}) => {
  await page.goto(desk.link)
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  allowConsole(/403/)
  const other = await browser.newPage()
  await other.goto(desk.link)
  await expect(other.getByText('was used before')).toBeVisible()
  await other.close()
})

for (const [name, path] of [
  ['Today', '/'],
  ['My devices', '/me'],
  ['A missing page', '/nothing-here'],
] as const)
  test(`${name} has no axe violations and fits a phone and 400 % zoom`, async ({ signedIn: page }) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await violations(page)).toEqual([])
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 400 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
    }
  })

test('signing out on this device ends the sign-in', async ({ signedIn: page }) => {
  await page.goto('/me')
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible()
})
