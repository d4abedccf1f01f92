import type { Page } from '@playwright/test'
import { tourPackage } from '#tests/support/catalogue.ts'
import { expectToast, fillEnquiry, freshEmail, open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

const trip = tourPackage('exclusive-vietnam')
const path = `/packages/${trip.slug}`
const chat = (page: Page) => page.getByRole('link', { name: /^Ask on WhatsApp/ })
const message = async (page: Page) =>
  new URL((await chat(page).getAttribute('href')) ?? '').searchParams.get('text') ?? ''

test('the WhatsApp message has the trip, and the date if one is chosen', async ({ page }) => {
  await open(page, path)
  expect(await message(page)).toContain(`About ${trip.name}, $1,199.`)
  const first = page.locator('#departures').getByRole('radio').first()
  await first.check()
  await expect.poll(() => message(page)).toContain('Departure on ')
})

test('"Ring me" asks for a phone number and a time, and sends them as an enquiry', async ({
  page,
  mailbox,
}) => {
  await open(page, path)
  await page.getByRole('button', { name: 'Ring me' }).click()
  const dialog = page.getByRole('dialog', { name: `Ring me about ${trip.name}` })
  const email = freshEmail()
  await fillEnquiry(dialog, { name: 'Asha Verma', email })
  await dialog.getByRole('button', { name: 'Send Query' }).click()
  await expect(dialog.getByText('Phone is required')).toBeVisible()
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  await dialog.getByLabel('Phone').fill('+91 98100 00000')
  await dialog.getByLabel('When to ring').selectOption('In the afternoon')
  const request = page.waitForRequest('**/api/v1.0/email/send')
  await dialog.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(page, 'Query Sent! 🎉')
  const sent = (await request).postDataJSON() as { template_params: Record<string, string> }
  expect(Object.keys(sent.template_params)).toHaveLength(7)
  expect(sent.template_params['message']).toBe('Please ring me. In the afternoon, Indian time.')
  expect(sent.template_params['phone']).toBe('+91 98100 00000')
  await mailbox.waitFor((mail) => mail.text?.includes('Please ring me.') === true)
})

test('the notes of the trip are a PDF', async ({ page, request }) => {
  await open(page, path)
  const address = await page.getByRole('link', { name: 'Trip notes to send on (PDF)' }).getAttribute('href')
  const answer = await request.get(address ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('WhatsApp and the notes are links, and nothing needs scripts', async ({ page }) => {
    await page.goto(path)
    expect(await message(page)).toContain(trip.name)
    await expect(page.getByRole('link', { name: 'Trip notes to send on (PDF)' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ring me' })).toBeHidden()
  })
})
