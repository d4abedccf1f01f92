import { emailSendFormPath } from '#contract/email.ts'
import { freshEmail } from '../support/screen.ts'
import { expect, phone, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

const form = `${emailSendFormPath}?template_id=query&item_name=Bali&item_type=Destination&item_price=From+%24899`

test('without scripts, an enquiry is written, sent and answered with a readable page', async ({
  page,
  mailbox,
}) => {
  await page.goto(form)
  await expect(page.getByText('About: Bali')).toBeVisible()
  await page.getByLabel('Name').fill('Asha Rao')
  const email = freshEmail()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Message').fill('Two of us, in May.')
  // The server refuses faster submissions as automated.
  await page.waitForTimeout(3200)
  await page.getByRole('button', { name: 'Send Query' }).click()
  await expect(page.getByRole('heading', { name: 'Query Sent!' })).toBeVisible()
  const mail = await mailbox.waitFor(({ replyTo }) => replyTo?.[0]?.address === email)
  expect(mail.subject).toMatch(/^Enquiry: Bali/)
  expect(mail.text).toContain('Two of us, in May.')
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the plain form fits, and the trap field is not visible', async ({ page }) => {
    await page.goto(form)
    const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
    expect(overflow).toBe(0)
    await expect(page.getByLabel('Leave this empty')).not.toBeInViewport()
    for (const name of ['Name', 'Email', 'Phone (optional)', 'Message'])
      await expect(page.getByLabel(name, { exact: true })).toBeVisible()
  })
})
