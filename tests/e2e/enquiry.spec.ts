import type { Page } from '@playwright/test'
import { fromPrice } from '#catalogue/build/read-catalogue.ts'
import { destination } from '#tests/support/catalogue.ts'
import { expectToast, fillEnquiry, open } from '#tests/support/screen.ts'
import { expect, phone, test } from '#tests/support/test.ts'

const price = fromPrice(destination('bali-indonesia').price)

async function openDialog(page: Page) {
  await open(page, '/destinations/bali-indonesia')
  await page.getByRole('button', { name: 'Book Now' }).click()
  return page.getByRole('dialog', { name: 'Enquire about Bali' })
}

const words = {
  name: 'Asha Verma',
  phone: '+91 98100 00000',
  message: 'Four of us in June. <b>Quiet</b> rooms, please.',
}

test('§8 query dialog: a sent enquiry arrives in the mailbox, with the visitor as Reply-To', async ({
  page,
  mailbox,
}) => {
  const dialog = await openDialog(page)
  const email = `asha-${Date.now()}@example.com`
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await fillEnquiry(dialog, { ...words, email })
  const request = page.waitForRequest('**/api/v1.0/email/send')
  await dialog.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(page, 'Query Sent! 🎉', "We've received your query and will get back to you shortly.")
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your enquiry about Bali left this device at')).toBeVisible()

  const sent = (await request).postDataJSON() as Record<string, unknown>
  expect(sent).toEqual({
    lib_version: '4.4.1',
    user_id: 'agency',
    service_id: 'default_service',
    template_id: 'query',
    template_params: {
      from_name: words.name,
      from_email: email,
      phone: words.phone,
      message: words.message,
      item_name: 'Bali',
      item_type: 'Destination',
      item_price: price,
    },
  })
  const mail = await mailbox.waitFor(({ replyTo }) => replyTo?.[0]?.address === email)
  expect(mail.recipients).toEqual(['bookings@agency.example'])
  expect(mail.text).toContain(words.message)
  expect(mail.text).toContain(price)
  expect(mail.html).toContain('&lt;b&gt;Quiet&lt;/b&gt;')
})

test('§5 query dialog: without a name or an e-mail nothing is sent and the message says so', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await dialog.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(page, 'Uh oh! Something went wrong.', 'Please fill in your name and email.')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await fillEnquiry(dialog, { name: 'Asha' })
  await dialog.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(page, 'Uh oh! Something went wrong.')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expect(dialog).toBeVisible()
  expect(requests.filter((url) => url.includes('/email/send'))).toEqual([])
})

test('§8 query dialog: after a failed send it stays open and keeps everything that was typed, and the next try succeeds', async ({
  page,
  context,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR/)
  const dialog = await openDialog(page)
  const email = `offline-${Date.now()}@example.com`
  await fillEnquiry(dialog, { ...words, email })
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(
    page,
    'Failed to send query.',
    'There was an issue sending your request. Please try again.',
  )
  await expect(page.locator('[popover=manual]')).toHaveAttribute('data-variant', 'destructive')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue(words.name)
  await expect(dialog.getByLabel('Message')).toHaveValue(words.message)
  await expect(dialog).toContainText('Nothing is lost: your words are still here.')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(page, 'Query Sent! 🎉')
  await mailbox.waitFor(({ replyTo }) => replyTo?.[0]?.address === email)
})

test('§4 query dialog: while sending the button is disabled and reads Sending..., and a second press does nothing', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  let requests = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/v1.0/email/send', async (route) => {
    requests += 1
    await held
    await route.continue()
  })
  await fillEnquiry(dialog, { ...words, email: 'slow@example.com' })
  await dialog.getByLabel('Phone').press('Enter')
  const button = dialog.getByRole('button', { name: 'Sending...' })
  await expect(button).toBeDisabled()
  await dialog.getByLabel('Phone').press('Enter')
  release()
  await expectToast(page, 'Query Sent! 🎉')
  expect(requests).toBe(1)
})

test('§4 query dialog: closed by the close control, by Escape and by a press outside; focus returns to the opener', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  const opener = page.getByRole('button', { name: 'Book Now' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await opener.click()
  await page.mouse.click(5, 400)
  await expect(dialog).toBeHidden()
})

test('§9 query dialog: at most 425 px wide, e-mail of type email, no browser-level required', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  expect((await dialog.boundingBox())?.width).toBe(425)
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(dialog.locator('[required]')).toHaveCount(0)
})

test('§8 a refusal by the mail service is a failure like any other', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await server.restart({ EMAIL_PUBLIC_KEY: 'another-key' })
  const dialog = await openDialog(page)
  await fillEnquiry(dialog, { ...words, email: 'refused@example.com' })
  await dialog.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(page, 'Failed to send query.')
  await expect(dialog.getByLabel('Message')).toHaveValue(words.message)
  await server.restart()
})

test('a filled trap field fails like any other error and sends nothing; the next try succeeds', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await fillEnquiry(dialog, { ...words, email: 'trap@example.com' })
  await dialog.locator('[name=website]').fill('https://spam.example', { force: true })
  await dialog.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(page, 'Failed to send query.')
  await expect(dialog).toContainText('Nothing is lost: your words are still here.')
  expect(requests.filter((url) => url.includes('/email/send'))).toEqual([])
  await dialog.locator('[name=website]').fill('', { force: true })
  await dialog.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(page, 'Query Sent! 🎉')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the dialog is a sheet that scrolls to its button', async ({ page }) => {
    const dialog = await openDialog(page)
    const box = await dialog.boundingBox()
    expect(box?.width).toBe(360)
    const button = dialog.getByRole('button', { name: 'Send Query' })
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport()
  })
})

test('script, emoji, right-to-left text and five thousand letters arrive as they were typed', async ({
  page,
  mailbox,
}) => {
  const dialog = await openDialog(page)
  const email = `odd-${Date.now()}@example.com`
  const message = `<script>alert(1)</script> 🏝️ שלום مرحبا ${'long '.repeat(980)}end`
  await fillEnquiry(dialog, { name: 'Ünal "<b>" O’Neil 🙂', email, message })
  await dialog.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(page, 'Query Sent! 🎉')
  const mail = await mailbox.waitFor(
    ({ replyTo, recipients }) =>
      replyTo?.[0]?.address === email && recipients.includes('bookings@agency.example'),
  )
  // The mail quotes the visitor's message line by line.
  const words = (text = '') => text.replace(/^> ?/gm, '').replace(/\s+/g, ' ')
  expect(words(mail.text)).toContain(words(message))
  expect(mail.html).not.toContain('<script>')
})

test('an enquiry can be sent with the keyboard alone', async ({ page }) => {
  await open(page, '/destinations')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const tabTo = async (target: ReturnType<Page['getByRole']>) => {
    for (let i = 0; i < 60; i += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('link', { name: 'Bali', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bali')
  await tabTo(page.getByRole('button', { name: 'Book Now' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Enquire about Bali' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Asha')
  await page.keyboard.press('Tab')
  await page.keyboard.type('keyboard@example.com')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Query Sent! 🎉')
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeFocused()
})
