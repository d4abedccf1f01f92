import type { Page } from '@playwright/test'
import { open } from '#tests/support/screen.ts'
import { expect, phone, test } from '#tests/support/test.ts'

const main = (page: Page) => page.locator('main')
const section = (page: Page, name: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) })
const names = (page: Page, name: string) => section(page, name).getByRole('heading', { level: 3 })

test('§2 search: the home panel leads to the results with only the filled parameters', async ({ page }) => {
  await open(page, '/')
  await page.getByLabel('Destination').fill('SINGAPORE')
  await page.getByRole('button', { name: 'Search Adventures' }).click()
  await expect(page).toHaveURL(/\/search\?q=SINGAPORE&guests=1\+Guest$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Search Results' })).toBeVisible()
  await expect(names(page, 'Destinations')).toHaveText(['Singapore'])
  await expect(names(page, 'Packages')).toContainText(['Scenic Singapore'])
})

test('§9 search: a day of an itinerary finds its package, and nothing is fetched but code', async ({
  page,
}) => {
  await open(page, '/')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByLabel('Destination').fill('water puppets')
  await page.getByRole('button', { name: 'Search Adventures' }).click()
  await expect(names(page, 'Packages')).toContainText(['Exclusive Vietnam'])
  await expect(section(page, 'Destinations')).toHaveCount(0)
  expect(requests.filter((url) => !/\.(js|css|woff2|avif|webp|jpg|svg)$/.test(url))).toEqual([])
})

test('§2 search: results keep the question, the dates and the guests, and can be asked again', async ({
  page,
}) => {
  await open(page, '/search?q=tokyo&checkin=2031-04-01&checkout=2031-04-12&guests=4%2B+Guests')
  const panel = page.getByRole('search')
  await expect(panel.getByLabel('Destination')).toHaveValue('tokyo')
  await expect(panel.getByLabel('Check-in')).toHaveValue('2031-04-01')
  await expect(panel.getByLabel('Check-out')).toHaveValue('2031-04-12')
  await expect(panel.getByLabel('Guests')).toHaveValue('4+ Guests')
  await expect(page.getByRole('list', { name: 'Your dates and guests' }).getByRole('listitem')).toHaveText([
    'Check-in 1 April 2031',
    'Check-out 12 April 2031',
    '4+ Guests',
  ])
  await expect(main(page).getByRole('status')).toHaveText('1 destination and 0 packages for tokyo')
  await panel.getByLabel('Destination').fill('rome')
  await panel.getByLabel('Destination').press('Enter')
  await expect(names(page, 'Destinations')).toHaveText(['Rome'])
  await page.goBack()
  await expect(names(page, 'Destinations')).toHaveText(['Tokyo'])
  await expect(panel.getByLabel('Destination')).toHaveValue('tokyo')
})

test('§2 search: Book Now on a package opens the query dialog, Details its page', async ({ page }) => {
  await open(page, '/search?q=exclusive+vietnam')
  await page.getByRole('button', { name: 'Book Now: Exclusive Vietnam' }).click()
  await expect(page.getByRole('dialog', { name: 'Enquire about Exclusive Vietnam' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Details of Exclusive Vietnam' })).toHaveAttribute(
    'href',
    '/packages/exclusive-vietnam',
  )
})

test('§5 search: an empty search is allowed and shows everything', async ({ page }) => {
  for (const address of ['/search', '/search?q=']) {
    await open(page, address)
    await expect(names(page, 'Destinations')).toHaveCount(20)
    await expect(names(page, 'Packages')).toHaveCount(14)
  }
})

test('§8 search: without a match it says so, leads home, and shows six popular places', async ({ page }) => {
  await open(page, '/search?q=atlantis')
  await expect(page.getByRole('heading', { level: 1, name: 'No Results Found' })).toBeVisible()
  await expect(main(page)).toContainText(
    "We couldn't find any destinations or packages matching your search.",
  )
  await expect(names(page, 'Popular places')).toHaveText([
    'Bangkok',
    'Seychelles',
    'Machu Picchu',
    'Singapore',
    'Rome',
    'Santorini',
  ])
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

for (const [kind, query, text] of [
  ['a script', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', '<script>alert(1)</script>'],
  ['an emoji', '%F0%9F%8F%9D', '🏝'],
  ['right-to-left text', encodeURIComponent('مرحبا'), 'مرحبا'],
  ['a malformed percent sign', '100%25%&x=%E0%A4%A', '100%%'],
  ['two thousand letters', 'q'.repeat(2000), 'q'.repeat(2000)],
] as const)
  test(`§9 search: ${kind} in the question is only text`, async ({ page }) => {
    await open(page, `/search?q=${query}`)
    await expect(page.getByRole('heading', { level: 1, name: 'No Results Found' })).toBeVisible()
    await expect(main(page).locator('bdi')).toHaveText(text)
    await expect(page.getByLabel('Destination')).toHaveValue(text)
  })

test('§2 search: not for search engines', async ({ page, request }) => {
  expect(await (await request.get('/search')).text()).toContain('<meta name="robots" content="noindex"')
  await open(page, '/search?q=rome')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test.describe('on a phone', () => {
  test.use(phone)
  for (const query of ['a', 'x'.repeat(500)])
    test(`§2 search: ${query.length} letters fit a 360 px screen`, async ({ page }) => {
      await open(page, `/search?q=${query}&checkin=2031-04-01&checkout=2031-04-12`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
})
