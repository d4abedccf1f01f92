import type { Page } from '@playwright/test'
import { open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

/** What each page must say (spec §2 and §9), and whether a button leads to the contact page. */
const policies = [
  {
    path: '/booking-terms',
    says: [
      'may change until your booking is confirmed',
      'services are available and full payment has reached us',
      'issued on final payment',
      'we act as agent for the airlines, hotels and other providers',
      'a non-refundable deposit may be required',
      'typically due 60 days before departure',
      'vary by provider and by how close to departure',
      'may incur an administration fee',
      'we recommend travel insurance',
    ],
    hasContact: true,
  },
  {
    path: '/privacy-policy',
    says: [
      'Names',
      'E-mail addresses',
      'Phone numbers',
      'Payment information',
      'Usage data',
      'Cookies',
      'How we use it',
      'Access:',
      'Rectification:',
      'Erasure:',
      'Objection:',
      'Withdraw consent:',
    ],
    hasContact: true,
  },
  {
    path: '/cancellation-policy',
    says: [
      "Airline tickets: the airline's own policy applies",
      'a cancellation is valid only in writing',
      'within 24 hours',
      '7 to 14 business days, to the original payment method',
      'travel insurance',
    ],
    hasContact: true,
  },
  {
    path: '/terms-of-service',
    says: [
      'Effective 11 August 2025',
      'Introduction',
      'User Obligations',
      'Intellectual Property',
      'Limitation of Liability',
    ],
    hasContact: false,
  },
  {
    path: '/cookie-policy',
    says: [
      'Last updated 11 August 2025',
      'What cookies are',
      'Essential cookies',
      'Performance cookies',
      'Functional cookies',
      'Targeting cookies',
      'Managing your preferences',
      'sb-agency-auth-token',
      'customPackageQuery',
    ],
    hasContact: false,
  },
]

for (const { path, says, hasContact } of policies)
  test(`§2 policies: ${path} says every specified line`, async ({ page }) => {
    await open(page, path)
    for (const words of says) await expect(page.locator('main')).toContainText(words)
    const contact = page.locator('main').getByRole('link', { name: 'Contact Us' })
    await expect(contact).toHaveCount(hasContact ? 1 : 0)
    if (hasContact) await expect(contact).toHaveAttribute('href', '/contact')
  })

test('§9 policy dates: terms and cookies carry 2025-08-11 for machines too', async ({ page }) => {
  for (const path of ['/terms-of-service', '/cookie-policy']) {
    await open(page, path)
    await expect(page.locator('main time')).toHaveAttribute('datetime', '2025-08-11')
  }
})

test('§9 cancellation refunds: the tiers as a table, 90%, 50% and none', async ({ page }) => {
  await open(page, '/cancellation-policy')
  const rows = page.getByRole('table', { name: /Refund/ }).locator('tbody tr')
  await expect(rows).toHaveText([/60 or more days\s*90%/, /30 to 59 days\s*50%/, /Under 30 days\s*None/])
})

const insuranceLink = (page: Page) => page.locator('main a[href="/travel-insurance"]').first()

test('§2 cancellation policy: the insurance advice leads to /travel-insurance', async ({ page }) => {
  await open(page, '/cancellation-policy')
  await insuranceLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel Insurance')
})

test('the contents list of a policy leads to its sections, and back to where one was', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page, '/privacy-policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const names = await contents.getByRole('link').allTextContents()
  const headings = await page.locator('main section h2').allTextContents()
  expect(names).toEqual(headings)
  await contents.getByRole('link', { name: 'Your rights' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await contents.getByRole('link', { name: 'Your rights' }).click()
  await expect(page).toHaveURL(/#your-rights$/)
  const heading = page.getByRole('heading', { level: 2, name: 'Your rights' })
  await expect(heading).toBeInViewport()
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(200)
  // The list stays beside the text.
  await expect(contents.getByRole('link', { name: 'Your rights' })).toBeInViewport()
  // The keyboard goes on from there too.
  await page.keyboard.press('Tab')
  const mail = page.locator('#your-rights').getByRole('link', { name: /^support@/ })
  await expect(mail).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/privacy-policy$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('print: ink on white, no bars, links with their address', async ({ page }) => {
  await open(page, '/cancellation-policy')
  await page.emulateMedia({ media: 'print' })
  for (const bar of ['body > header', 'body > footer', 'main nav >> nth=0'])
    await expect(page.locator(bar)).toBeHidden()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)')
  const after = await insuranceLink(page).evaluate((link) => getComputedStyle(link, '::after').content)
  expect(after).toContain('/travel-insurance')
})

test('print shows the answers that are closed on the screen', async ({ page }) => {
  await open(page, '/faq')
  const answers = page.locator('details p')
  await expect(answers).not.toHaveCount(0)
  await expect(answers.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  for (const entry of await page.locator('details').all()) {
    const question = await entry.locator('summary').boundingBox()
    expect((await entry.boundingBox())?.height).toBeGreaterThan((question?.height ?? 0) + 20)
  }
})
