import { expectToast, fillEnquiry, open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

test('§2 service: long description, five key features and who it is for', async ({ page }) => {
  await open(page, '/services')
  await page.getByRole('link', { name: 'Learn More about 24/7 Support' }).click()
  await expect(page).toHaveURL(/\/services\/24-7-support$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('24/7 Support')
  await expect(page.getByText('Things go wrong at four in the morning')).toBeVisible()
  const features = page.locator('section', { has: page.getByRole('heading', { name: 'Key features' }) })
  await expect(features.getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('heading', { name: 'Who it is for' })).toBeVisible()
})

test('§7 query dialog: Enquire Now sends type Service and N/A, for a service has no price', async ({
  page,
}) => {
  await open(page, '/services/local-guides')
  await page.getByRole('button', { name: 'Enquire Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enquire about Local Guides' })
  await fillEnquiry(dialog, { name: 'Asha Verma', email: 'asha@example.com' })
  const [request] = await Promise.all([
    page.waitForRequest('**/api/v1.0/email/send'),
    dialog.getByRole('button', { name: 'Send Query' }).click(),
  ])
  await expectToast(page, 'Query Sent! 🎉')
  expect(request.postDataJSON()).toMatchObject({
    template_params: { item_name: 'Local Guides', item_type: 'Service', item_price: 'N/A' },
  })
  await expect(dialog).toBeHidden()
})

test('§2 service: the page scrolls to the top when the slug changes', async ({ page }) => {
  await open(page, '/services/flight-booking')
  const other = page.getByRole('link', { name: 'Culinary Experiences' })
  await other.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await other.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Culinary Experiences')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('§8 unknown service: status 404, Service Not Found, three services, Back to Services', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/)
  const response = await page.goto('/services/time-travel')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found')
  await expect(page.locator('main').getByRole('heading', { level: 3 })).toHaveCount(3)
  await page.getByRole('link', { name: 'Back to Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
})
