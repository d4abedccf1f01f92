import type { Page } from '@playwright/test'
import { expectToast, fillEnquiry, freshEmail, open, signUp } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Enquiries from this device' })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('sentEnquiries'))
const sendAddress = '**/api/v1.0/email/send'

async function ask(page: Page, email = freshEmail()) {
  await open(page, '/packages/exclusive-vietnam')
  await page.getByRole('button', { name: 'Book This Trip' }).click()
  const message = 'Two of us, in March.\nOne of us is vegetarian.'
  await fillEnquiry(page.getByRole('dialog'), { name: 'Asha Verma', email, message })
  await page.getByRole('button', { name: 'Send Query' }).click()
}

test('sent enquiries are listed with the reference of their mails, and can be followed up', async ({
  page,
  mailbox,
}) => {
  const email = freshEmail()
  await ask(page, email)
  await expectToast(page, 'Query Sent! 🎉')
  const mail = await mailbox.waitFor(({ recipients }) => recipients.includes(email))
  const reference = /Reference:? *([0-9a-f]{8})/.exec(mail.text ?? '')?.[1] ?? 'none'
  await expect.poll(() => kept(page)).toContain(reference)
  await open(page, '/cookie-policy')
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await expect(list(page).getByRole('listitem')).toContainText('Exclusive Vietnam')
  await expect(list(page).getByRole('listitem')).toContainText('Two of us, in March.')
  await expect(list(page).getByRole('listitem')).toContainText(`reference ${reference}`)
  await expect(list(page)).not.toContainText('vegetarian')
  await list(page).getByRole('button', { name: 'Write again about Exclusive Vietnam' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Enquire about Exclusive Vietnam')
  await expect(dialog).toContainText('$1,')
  await expect(dialog.getByLabel('Message')).toHaveValue(
    new RegExp(`^To my enquiry of .+, reference ${reference}:\n$`),
  )
})

test('each can be removed alone, and all of them by one press', async ({ page }) => {
  await open(page, '/cookie-policy')
  await page.evaluate(() => {
    const sent = ['Bali', 'Rome', 'Paris'].map((about, at) => ({ at, type: 'Destination', about, line: '' }))
    localStorage.setItem('sentEnquiries', JSON.stringify(sent))
  })
  await open(page, '/cookie-policy')
  const panel = page.getByRole('region', { name: 'On this device' })
  await expect(panel.getByRole('button', { name: 'Clear Enquiries you sent' })).toBeVisible()
  await list(page).getByRole('button', { name: 'Forget the enquiry about Rome' }).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await expect(list(page).getByRole('heading')).toBeFocused()
  expect(await kept(page)).not.toContain('Rome')
  await list(page).getByRole('button', { name: 'Forget all enquiries' }).click()
  await expect(list(page)).toContainText('Forgotten: this device keeps no list of what you sent.')
  await expect(list(page).getByRole('heading')).toBeFocused()
  expect(await kept(page)).toBeNull()
  await expect(panel.getByRole('button', { name: 'Clear Enquiries you sent' })).toHaveCount(0)
})

test('clearing the store in the panel empties the list below it', async ({ page }) => {
  await open(page, '/cookie-policy')
  await page.evaluate(() =>
    localStorage.setItem('sentEnquiries', '[{"at":1,"type":"Message","about":"Rooms","line":""}]'),
  )
  await open(page, '/cookie-policy')
  await expect(list(page)).toContainText('Rooms')
  await page.getByRole('button', { name: 'Clear Enquiries you sent' }).click()
  await expect(list(page)).toHaveCount(0)
})

test('the dashboard lists them too, and they stay on the device after signing out, as the page says', async ({
  page,
}) => {
  await ask(page)
  await expectToast(page, 'Query Sent! 🎉')
  await expect.poll(() => kept(page)).toContain('Exclusive Vietnam')
  await signUp(page, freshEmail())
  await expect(list(page)).toContainText('Exclusive Vietnam')
  await expect(list(page)).toContainText('logging out does not empty it')
  await page.locator('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await kept(page)).toContain('Exclusive Vietnam')
})

test('a contact message is listed by its subject, with a link to the form', async ({ page }) => {
  await open(page, '/contact')
  const main = page.locator('main')
  await main.getByLabel('Full Name').fill('Asha Verma')
  await main.getByLabel('Email', { exact: true }).fill(freshEmail())
  await main.getByLabel('Subject').fill('Rooms in Rome')
  await main.getByLabel('Message').fill('Two, please.')
  await main.getByRole('button', { name: 'Send Message' }).click()
  await expect(main).toContainText('Your message left this device at')
  await expect.poll(() => kept(page)).toContain('Rooms in Rome')
  await open(page, '/cookie-policy')
  await expect(list(page)).toContainText('Rooms in Rome')
  await list(page).getByRole('button', { name: 'Write again about Rooms in Rome' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('without a reference from the mail service, date and text are listed', async ({ page }) => {
  await page.route(sendAddress, (route) => route.fulfill({ status: 200, body: 'OK' }))
  await ask(page)
  await expectToast(page, 'Query Sent! 🎉')
  await open(page, '/cookie-policy')
  await expect(list(page).getByRole('listitem')).toContainText('Two of us, in March.')
  await expect(list(page)).not.toContainText('reference')
})

test('an enquiry that was not accepted is not listed', async ({ page, allowConsole }) => {
  allowConsole(/500/)
  await page.route(sendAddress, (route) => route.fulfill({ status: 500, body: 'No' }))
  await ask(page)
  await expectToast(page, 'Failed to send query.')
  expect(await kept(page)).toBeNull()
})

test('a browser whose storage is full sends enquiries without listing them', async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Reflect.get(Storage.prototype, 'setItem') as (...words: [string, string]) => void
    Storage.prototype.setItem = new Proxy(setItem, {
      apply(target, storage, words: [string, string]) {
        if (words[0] === 'sentEnquiries') throw new DOMException('full', 'QuotaExceededError')
        Reflect.apply(target, storage, words)
      },
    })
  })
  await ask(page)
  await expectToast(page, 'Query Sent! 🎉')
  expect(await kept(page)).toBeNull()
})
