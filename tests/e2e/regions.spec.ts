import { destinations } from '#catalogue/build/read-catalogue.ts'
import { expectToast, fillEnquiry, open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

const europe = destinations.filter(({ region }) => region === 'Europe').map(({ name }) => name)
/** Regions with three places and trips or more. */
const withPages = ['South-East Asia', 'Indian Ocean', 'Gulf, Egypt and Türkiye', 'Europe']

test('the list of destinations links to a region, which shows its places and the trips that stop there', async ({
  page,
}) => {
  await open(page, '/destinations')
  const regions = page.getByRole('navigation', { name: 'By region' })
  await expect(regions.getByRole('link')).toHaveText(withPages)
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

test('the list of packages links to the regions of its trips, with and without filters', async ({ page }) => {
  await open(page, '/packages?days=1-5')
  const regions = page.getByRole('navigation', { name: 'By region' })
  await expect(regions.getByRole('link')).toHaveText(withPages)
  await regions.getByRole('link', { name: 'Gulf, Egypt and Türkiye' }).click()
  await expect(page.getByRole('heading', { name: 'Splendid Dubai' })).toBeVisible()
})

test('a visitor can send an enquiry about a trip from the page of a region', async ({ page }) => {
  await open(page, '/regions/europe')
  await page.getByRole('button', { name: 'Book Now: Magnificent Italy' }).click()
  await fillEnquiry(page.getByRole('dialog'), { name: 'Asha Verma', email: 'asha@example.com' })
  await page.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(page, 'Query Sent! 🎉')
  await expect(page.getByText('Your enquiry about Magnificent Italy left this device')).toBeVisible()
})

test('an unknown region answers 404 with links to existing regions', async ({ page, allowConsole }) => {
  allowConsole(/404/)
  const response = await page.goto('/regions/atlantis')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Region Not Found')
  await expect(page.getByRole('navigation', { name: 'By region' }).getByRole('link')).toHaveCount(4)
  await page.getByRole('link', { name: 'All destinations' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinations')
})

test('the page of a place links to its region, in the structured data too', async ({ page }) => {
  await open(page, '/destinations/rome-italy')
  const way = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(way).toHaveText(['Home', 'Destinations', 'Europe', 'Rome'])
  const head = await page.locator('script[type="application/ld+json"]').textContent()
  const { '@graph': graph } = JSON.parse(head ?? '') as { '@graph': Record<string, unknown>[] }
  const crumbs = graph.find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement']
  expect((crumbs as { name: string }[]).map(({ name }) => name)).toEqual([
    'Home',
    'Destinations',
    'Europe',
    'Rome',
  ])
  await way.getByRole('link', { name: 'Europe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Europe')
})

test('choosing a region in the filter of destinations offers its page', async ({ page }) => {
  await open(page, '/destinations?region=Indian+Ocean')
  await page.getByRole('link', { name: 'Indian Ocean: places, and trips that stop there' }).click()
  await expect(page).toHaveURL(/\/regions\/indian-ocean$/)
  await open(page, '/destinations?region=East+Asia')
  await expect(page.locator('main').getByText('of 20 destinations.')).toBeVisible()
  await expect(page.getByRole('link', { name: /places, and trips that stop there/ })).toHaveCount(0)
})

test('a search for a region links to its page, even if it finds no place or trip', async ({ page }) => {
  await open(page, '/search?q=indian+ocean')
  await page.getByRole('link', { name: 'Indian Ocean: places, and trips that stop there' }).click()
  await expect(page).toHaveURL(/\/regions\/indian-ocean$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indian Ocean')
  await open(page, '/search?q=gulf,+egypt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Results Found')
  await expect(page.getByRole('link', { name: /^Gulf, Egypt and Türkiye/ })).toBeVisible()
  await open(page, '/search?q=rome')
  await expect(page.locator('main').getByText('1 destination')).toBeVisible()
  await expect(page.getByRole('link', { name: /places, and trips that stop there/ })).toHaveCount(0)
})
