import { destinations } from '#catalogue/build/read-catalogue.ts'
import { expectToast, fillEnquiry, open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

const europe = destinations.filter(({ region }) => region === 'Europe').map(({ name }) => name)

test('the list of destinations leads to a region, which shows its places and the trips that stop there', async ({
  page,
}) => {
  await open(page, '/destinations')
  const regions = page.getByRole('navigation', { name: 'By region' })
  await expect(regions.getByRole('link')).toHaveText([
    'South-East Asia',
    'Indian Ocean',
    'Gulf, Egypt and Türkiye',
    'Europe',
  ])
  await regions.getByRole('link', { name: 'Europe' }).click()
  await expect(page).toHaveURL(/\/regions\/europe$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Europe')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    ...europe,
    'European Grand Tour',
    'Beautiful Russia',
    'Magnificent Italy',
  ])
  await expect(regions.getByRole('link', { name: 'Europe' })).toHaveCount(0)
})

test('a trip of a region can be asked about from there', async ({ page }) => {
  await open(page, '/regions/europe')
  await page.getByRole('button', { name: 'Book Now: Magnificent Italy' }).click()
  await fillEnquiry(page.getByRole('dialog'), { name: 'Asha Verma', email: 'asha@example.com' })
  await page.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(page, 'Query Sent! 🎉')
  await expect(page.getByText('Your enquiry about Magnificent Italy left this device')).toBeVisible()
})

test('an unknown region is not found, with status 404, and leads to those there are', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/)
  const response = await page.goto('/regions/atlantis')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Region Not Found')
  await expect(page.getByRole('navigation', { name: 'By region' }).getByRole('link')).toHaveCount(4)
  await page.getByRole('link', { name: 'All destinations' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinations')
})
