import type { Page } from '@playwright/test'
import { destinations, tourPackages } from '#catalogue/build/read-catalogue.ts'
import { open } from '#tests/support/screen.ts'
import { expect, phone, test } from '#tests/support/test.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Filters' })
const count = (page: Page) => page.locator('main p[tabindex]')
const cards = (page: Page) => page.locator('main li:has(img) h3')
const rising = tourPackages.toSorted((one, other) => one.price - other.price)
const falling = tourPackages.toSorted((one, other) => other.price - one.price)
const cheap = tourPackages.filter(({ price }) => price <= 1000).map(({ name }) => name)

test('packages: a filter narrows the list at once, stays in the address and survives details and back', async ({
  page,
}) => {
  await open(page, '/packages')
  await form(page).getByLabel('Price').selectOption('Up to $1,000')
  await expect(cards(page)).toHaveText(cheap)
  await expect(page).toHaveURL(/\/packages\?price=1000$/)
  await expect(count(page)).toContainText(`${cheap.length} of ${tourPackages.length} packages`)
  const [first = ''] = cheap
  await page.getByRole('link', { name: `Details of ${first}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  await page.goBack()
  await expect(cards(page)).toHaveText(cheap)
  await expect(form(page).getByLabel('Price')).toHaveValue('1000')
})

test('packages: by keyboard, without moving the focus', async ({ page }) => {
  await open(page, '/packages')
  const sort = form(page).getByLabel('Sort by')
  await sort.focus()
  await page.keyboard.press('L')
  await expect(page).toHaveURL(/\?sort=price$/)
  await expect(cards(page).first()).toHaveText(rising[0]?.name ?? '')
  await expect(sort).toBeFocused()
  await expect(count(page)).toContainText(`${tourPackages.length} packages`)
})

test('packages: an address with filters opens the filtered list, and filters that do not exist are ignored', async ({
  page,
}) => {
  await open(page, '/packages?price=1000&sort=price-down')
  await expect(cards(page).first()).toHaveText(falling.find(({ price }) => price <= 1000)?.name ?? '')
  await expect(cards(page)).toHaveCount(cheap.length)
  await expect(form(page).getByLabel('Sort by')).toHaveValue('price-down')
  await open(page, '/packages?price=<script>&sort=constructor&days=toString')
  await expect(cards(page)).toHaveCount(tourPackages.length)
})

test('packages: without a match, each filter has a button that removes it', async ({ page }) => {
  await open(page, '/packages?price=1000&days=15-99')
  await expect(count(page)).toHaveText('No package fits all of that. Loosen one thing:')
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Any (price|length)/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Any length' }).click()
  await expect(cards(page)).toHaveText(cheap)
  await expect(page).toHaveURL(/\?price=1000$/)
  await expect(count(page)).toBeFocused()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page)).toHaveCount(tourPackages.length)
  await expect(page).toHaveURL(/\/packages$/)
})

test('packages: there is no button for a filter whose removal gives no results', async ({ page }) => {
  const filters = { price: '1000', days: '15-99', group: '6', month: 'Jan' }
  await open(page, `/packages?${new URLSearchParams(filters)}`)
  await expect(count(page)).toHaveText('No package fits all of that.')
  await expect(page.getByRole('button', { name: /^Any / })).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page)).toHaveCount(tourPackages.length)
})

test('destinations: region, price and month together', async ({ page }) => {
  await open(page, '/destinations')
  await form(page).getByLabel('Region').selectOption('Himalaya')
  await form(page).getByLabel('Month').selectOption('November')
  const fitting = destinations.filter(
    ({ region, bestMonths }) => region === 'Himalaya' && bestMonths?.includes('Nov'),
  )
  expect(fitting.length).toBeGreaterThan(0)
  await expect(cards(page)).toHaveText(fitting.map(({ name }) => name))
  await expect(count(page)).toHaveText(`${fitting.length} of ${destinations.length} destinations.`)
})

test('a list of this length is shown whole, without pages', async ({ page }) => {
  for (const path of ['/packages', '/destinations', '/search']) {
    await open(page, path)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  }
})

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole list is shown without filters', async ({ page }) => {
    await page.goto('/packages?price=1000')
    await expect(cards(page)).toHaveCount(tourPackages.length)
    await expect(page.getByLabel('Sort by')).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the filters are a sheet whose button shows the count', async ({ page }) => {
    await open(page, '/packages')
    await expect(page.getByLabel('Sort by')).toBeHidden()
    await page.getByRole('button', { name: 'Filter packages' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter packages' })
    await sheet.getByLabel('Price').selectOption('Up to $1,000')
    await sheet.getByRole('button', { name: `Show ${cheap.length} packages` }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filter packages (1)' })).toBeFocused()
    await expect(cards(page)).toHaveText(cheap)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
