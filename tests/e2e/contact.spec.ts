import type { Page } from '@playwright/test'
import { expectToast, freshEmail, hydrated, open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

const path = '/contact'
const endpoint = '**/api/v1.0/email/send'
const main = (page: Page) => page.locator('main')
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const send = (page: Page) => main(page).getByRole('button', { name: 'Send Message' })
const words = {
  subject: 'Rooms with a view',
  message: 'Is the <b>caldera</b> side quieter? 🌊',
}

async function fill(page: Page, email: string) {
  await field(page, 'Full Name').fill('Asha Verma')
  await field(page, 'Email').fill(email)
  await field(page, 'Subject').fill(words.subject)
  await field(page, 'Message').fill(words.message)
}

test('§7 contact: a message is sent with four parameters, arrives in the mailbox, and the form resets', async ({
  page,
  mailbox,
}) => {
  await open(page, path)
  const email = freshEmail()
  await fill(page, email)
  const request = page.waitForRequest(endpoint)
  await send(page).click()
  await expectToast(page, 'Message Sent!', "Thanks for reaching out! We'll get back to you shortly.")
  expect((await request).postDataJSON()).toEqual({
    lib_version: '4.4.1',
    user_id: 'agency',
    service_id: 'default_service',
    template_id: 'contact',
    template_params: { from_name: 'Asha Verma', from_email: email, ...words },
  })
  for (const label of ['Full Name', 'Email', 'Subject', 'Message'])
    await expect(field(page, label)).toHaveValue('')
  await expect(main(page)).toContainText('Your message left this device at')
  const mail = await mailbox.waitFor(({ replyTo }) => replyTo?.[0]?.address === email)
  expect(mail.text).toContain(words.message)
  expect(mail.html).toContain('&lt;b&gt;caldera&lt;/b&gt;')
})

test('§5 contact: all four fields are required at browser level, and nothing is sent without them', async ({
  page,
}) => {
  await open(page, path)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const [label, name] of [
    ['Full Name', 'from_name'],
    ['Email', 'from_email'],
    ['Subject', 'subject'],
    ['Message', 'message'],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('required')
    await expect(field(page, label)).toHaveAttribute('name', name)
  }
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  await send(page).click()
  await expect(field(page, 'Full Name')).toBeFocused()
  expect(requests.filter((url) => url.includes('/email/send'))).toEqual([])
})

test('§4 contact: while sending the button is disabled and reads Sending..., and a double click sends once', async ({
  page,
}) => {
  await open(page, path)
  let requests = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(endpoint, async (route) => {
    requests += 1
    await held
    await route.continue()
  })
  await fill(page, freshEmail())
  await send(page).dblclick()
  await expect(main(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
  release()
  await expectToast(page, 'Message Sent!')
  expect(requests).toBe(1)
})

test('§8 contact: a failed send keeps everything that was typed and offers other ways, and the next try succeeds', async ({
  page,
  context,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR/)
  await open(page, path)
  const email = freshEmail()
  await fill(page, email)
  await context.setOffline(true)
  await send(page).click()
  await expectToast(page, 'Oops! Something went wrong.', 'Please try again later or contact us directly.')
  await expect(page.locator('[popover=manual]')).toHaveAttribute('data-variant', 'destructive')
  await expect(field(page, 'Full Name')).toHaveValue('Asha Verma')
  await expect(field(page, 'Message')).toHaveValue(words.message)
  await expect(main(page)).toContainText('Nothing is lost: your words are still here.')
  await field(page, 'Message').fill('Edited since')
  const href = await main(page)
    .getByRole('link', { name: 'E-mail', exact: true })
    .evaluate((link: HTMLAnchorElement) => {
      addEventListener('click', (event) => event.preventDefault(), { once: true })
      link.click()
      return link.href
    })
  expect(new URL(href).searchParams.get('subject')).toBe(words.subject)
  expect(new URL(href).searchParams.get('body')).toContain('Edited since')
  await context.setOffline(false)
  await send(page).click()
  await expectToast(page, 'Message Sent!')
  await expect(main(page)).not.toContainText('Nothing is lost')
  await mailbox.waitFor(({ replyTo }) => replyTo?.[0]?.address === email)
})

test('§9 contact: office hours, phone, both e-mail addresses, the address and the emergency line', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, path)
  await expect(main(page).getByRole('row')).toHaveText([
    /Monday to Friday\s*9:00 AM to 6:00 PM/,
    /Saturday\s*10:00 AM to 4:00 PM/,
    /Sunday\s*Closed/,
  ])
  for (const [name, href] of [
    ['+91 11 4000 1234', 'tel:+911140001234'],
    ['+91 11 4000 2424', 'tel:+911140002424'],
    ['+91 90000 01234', 'https://wa.me/919000001234'],
    ['bookings@meridaya.example', 'mailto:bookings@meridaya.example'],
    ['support@meridaya.example', 'mailto:support@meridaya.example'],
  ] as const)
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href)
  await expect(main(page)).toContainText('24/7 emergency support line')
  await page.getByRole('button', { name: 'Copy address' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Meridaya, Nehru Place, New Delhi 110019, India',
  )
})

for (const [instant, text] of [
  ['2025-08-11T11:00:00+05:30', 'Open now, until 6:00 PM IST'],
  ['2025-08-16T17:00:00+05:30', 'We open on Monday at 9:00 AM IST. For travellers already on a trip'],
] as const)
  test(`§9 contact: at ${instant} it says "${text.slice(0, 20)}", worked out in Indian time`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(instant))
    await page.goto(path)
    await hydrated(page)
    await expect(main(page)).toContainText(text)
  })

test('a press before the scripts load sends the message, and adds nothing to the address', async ({
  page,
  mailbox,
}) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto(path)
  const email = freshEmail()
  await fill(page, email)
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  const mail = await mailbox.waitFor(({ replyTo }) => replyTo?.[0]?.address === email)
  expect(mail.text).toContain(words.message)
})

test('a filled trap field fails like any other error and sends nothing, and people cannot reach the field', async ({
  page,
}) => {
  await open(page, path)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const trap = main(page).locator('[name=website]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(trap).toHaveAttribute('autocomplete', 'off')
  await expect(trap).not.toBeInViewport()
  await expect(main(page).getByRole('textbox')).toHaveCount(4)
  await fill(page, freshEmail())
  await trap.fill('https://spam.example', { force: true })
  await send(page).click()
  await expectToast(page, 'Oops! Something went wrong.', 'Please try again later or contact us directly.')
  await expect(main(page)).toContainText('Nothing is lost: your words are still here.')
  await expect(field(page, 'Message')).toHaveValue(words.message)
  expect(requests.filter((url) => url.includes('/email/send'))).toEqual([])
})
