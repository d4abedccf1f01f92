import type { Page } from '@playwright/test'
import { money } from '#catalogue/build/read-catalogue.ts'
import { monthsInWords } from '#catalogue/months.ts'
import { tourPackage } from '#tests/support/catalogue.ts'
import { expectHeard, listen } from '#tests/support/listen.ts'
import { open } from '#tests/support/screen.ts'
import { expect, phone, test } from '#tests/support/test.ts'

const vietnam = 'exclusive-vietnam'
const swiss = 'romantic-switzerland'
const europe = 'european-grand-tour'
const both = `/packages?compare=${vietnam},${swiss}`

const choice = (page: Page, slug: string) =>
  page.getByRole('button', { name: `Compare: ${tourPackage(slug).name}` })
const table = (page: Page) => page.getByRole('table', { name: 'Compare trips' })
const words = (page: Page, text: string) => page.getByRole('main').getByText(text)
const trips = (page: Page) => table(page).getByRole('columnheader')
const names = (...slugs: string[]) => slugs.map((slug) => tourPackage(slug).name)
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

test('trips are chosen in the list and shown side by side, without storing anything', async ({ page }) => {
  await listen(page)
  await open(page, '/packages')
  await choice(page, vietnam).click()
  await expect(choice(page, vietnam)).toHaveAttribute('aria-pressed', 'true')
  await expectHeard(page, '1 trip chosen. Choose one or two more to compare.')
  await choice(page, swiss).click()
  await expect(page).toHaveURL(both)
  await expectHeard(page, '2 trips chosen.')
  await expect(choice(page, swiss)).toBeFocused()
  await expect(table(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Compare 2' }).click()
  await expect(trips(page)).toHaveText(names(vietnam, swiss))
  await expectHeard(page, '2 trips side by side. You can choose a third below.')
  await expect(words(page, '2 trips side by side.')).toBeFocused()
  await expect(page).toHaveURL(both)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('compare')
})

test('a shared address opens with the trips side by side', async ({ page }) => {
  await open(page, both)
  await expect(trips(page)).toHaveText(names(vietnam, swiss))
  const [one, other] = [tourPackage(vietnam), tourPackage(swiss)]
  for (const [label, ...facts] of [
    ['Price', money(one.price), money(other.price)],
    ['Days', `${one.days} Days`, `${other.days} Days`],
    ['Group', '4-10 People', '2-8 People'],
    ['Pace', 'Balanced', 'Leisurely'],
    ['Longest drive or train ride', one.longestDrive ?? '', other.longestDrive ?? ''],
    ['Best months', monthsInWords(one.bestMonths ?? []), monthsInWords(other.bestMonths ?? [])],
    ['Meals', '7 breakfasts, 3 lunches and 3 dinners', '6 breakfasts and 2 dinners'],
  ] as const)
    await expect(row(page, label).getByRole('cell')).toHaveText(facts)
  await expect(row(page, 'Nights by place')).toContainText('Ha Long Bay, 1')
  await expect(row(page, 'In the price')).toContainText(tourPackage(swiss).whatsIncluded?.[0] ?? '')
})

test('a fact that a trip does not state is shown as a dash and “not given”', async ({ page }) => {
  await open(page, `/packages?compare=tropical-paradise-maldives,${vietnam}`)
  await expect(row(page, 'Longest drive or train ride').getByRole('cell').first()).toHaveText('– not given')
})

test('a fourth trip is refused, and the reason is shown and announced', async ({ page }) => {
  await listen(page)
  await open(page, `${both},${europe}`)
  await expectHeard(page, '3 trips side by side.')
  await choice(page, 'splendid-dubai').click()
  await expectHeard(page, 'Three trips are the most. Take one away first.')
  await expect(words(page, 'Three trips are the most.')).toBeInViewport()
  await expect(choice(page, 'splendid-dubai')).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(`${both},${europe}`)
})

test('Back restores a removed trip, and the comparison closes when one trip is left', async ({ page }) => {
  await open(page, `${both},${europe}`)
  await table(page).getByRole('button', { name: 'Remove Exclusive Vietnam' }).click()
  await expect(trips(page)).toHaveText(names(swiss, europe))
  await expect(words(page, '2 trips side by side.')).toBeFocused()
  await page.goBack()
  await expect(trips(page)).toHaveCount(3)
  await page.goForward()
  await expect(trips(page)).toHaveCount(2)
  await table(page).getByRole('button', { name: 'Remove European Grand Tour' }).click()
  await expect(table(page)).toHaveCount(0)
  await expect(words(page, '1 trip chosen.')).toBeFocused()
  await page.getByRole('button', { name: 'Clear all trips' }).click()
  await expect(page).toHaveURL('/packages')
  await expect(page.getByRole('heading', { name: 'All packages' })).toBeFocused()
})

test('Back from the comparison returns to choosing, and Forward to the comparison', async ({ page }) => {
  await open(page, '/packages')
  await choice(page, vietnam).click()
  await choice(page, swiss).click()
  await page.getByRole('button', { name: 'Compare 2' }).click()
  await expect(table(page)).toBeVisible()
  await page.goBack()
  await expect(table(page)).toHaveCount(0)
  await expect(choice(page, swiss)).toHaveAttribute('aria-pressed', 'true')
  await page.goForward()
  await expect(table(page)).toBeVisible()
})

test('the address has both filters and comparison', async ({ page }) => {
  await open(page, both)
  await page.getByRole('form', { name: 'Filters' }).getByLabel('Price').selectOption('Up to $1,000')
  await expect(page).toHaveURL(`/packages?price=1000&compare=${vietnam},${swiss}`)
  await expect(trips(page)).toHaveText(names(vietnam, swiss))
  await choice(page, 'splendid-dubai').click()
  await expect(page).toHaveURL(`/packages?price=1000&compare=${vietnam},${swiss},splendid-dubai`)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/packages?price=1000')
})

test('the known trips of an address are shown, and the others are reported as missing', async ({ page }) => {
  await listen(page)
  await open(page, `/packages?compare=atlantis,${vietnam},${swiss},${europe}`)
  await expect(trips(page)).toHaveText(names(vietnam, swiss, europe))
  await expect(page).toHaveURL(`${both},${europe}`)
  await expectHeard(page, '3 trips side by side. One trip of this link could not be found.')
  await expect(words(page, '3 trips side by side. One trip of this link could not be found.')).toBeVisible()
  await table(page).getByRole('button', { name: 'Remove European Grand Tour' }).click()
  await expect(words(page, 'could not be found')).toHaveCount(0)

  await open(page, `/packages?compare=atlantis,${vietnam},thule`)
  await expect(page).toHaveURL(`/packages?compare=${vietnam}`)
  await expect(words(page, '1 trip chosen.')).toContainText('2 trips of this link could not be found.')

  await open(page, '/packages?compare=atlantis')
  await expect(page).toHaveURL('/packages')
  await expect(words(page, 'One trip of this link could not be found.')).toBeInViewport()
  await expect(words(page, 'trip chosen')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear all trips' }).click()
  await expect(words(page, 'could not be found')).toHaveCount(0)
})

test('an address of four trips shows the first three', async ({ page }) => {
  await open(page, `${both},${europe},splendid-dubai`)
  await expect(trips(page)).toHaveText(names(vietnam, swiss, europe))
  await expect(page).toHaveURL(`${both},${europe}`)
  await expect(words(page, 'could not be found')).toHaveCount(0)
})

test.describe('with prefetched pages', () => {
  test.use({ savesData: false })

  test('the list does not load the comparison’s code until two trips are chosen', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open(page, '/packages')
    await choice(page, vietnam).click()
    await expect(words(page, '1 trip chosen.')).toBeVisible()
    expect(asked.filter((url) => /compare\.json|side-by-side/.test(url))).toEqual([])
    await choice(page, swiss).click()
    await expect.poll(() => asked.filter((url) => url.endsWith('/data/compare.json')).length).toBe(1)
  })
})

test('trips that could not be fetched can be requested again', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await page.route('**/data/compare.json', (route) => route.abort(), { times: 1 })
  await open(page, both)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(trips(page)).toHaveCount(2)
})

test('by keyboard alone', async ({ page }) => {
  await open(page, '/packages')
  await choice(page, vietnam).focus()
  await page.keyboard.press('Space')
  await expect(choice(page, vietnam)).toHaveAttribute('aria-pressed', 'true')
  await choice(page, swiss).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Compare 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(words(page, '2 trips side by side.')).toBeFocused()
  for (const name of ['Copy link', 'Print', 'Clear all']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(table(page).getByRole('link', { name: 'Exclusive Vietnam' })).toBeFocused()
})

test('the comparison is printed, and the list is not', async ({ page }) => {
  await open(page, both)
  await expect(table(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(table(page)).toBeVisible()
  await expect(table(page).getByRole('button')).toHaveCount(0)
  await expect(words(page, 'Your choice')).toBeHidden()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
})

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })
  test('all cards are shown, but no controls that need scripts', async ({ page }) => {
    await page.goto(both)
    await expect(page.getByRole('link', { name: 'Details of Exclusive Vietnam' })).toBeVisible()
    await expect(choice(page, vietnam)).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('three trips fit the narrowest window, and the control is large enough for a finger', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, `${both},${europe}`)
    await expect(trips(page)).toHaveCount(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const wide = await table(page).evaluate(
      (it) =>
        [...it.querySelectorAll('td, th')].filter(
          (cell) => cell.clientWidth > 1 && cell.scrollWidth > cell.clientWidth + 1,
        ).length,
    )
    expect(wide).toBe(0)
    const box = await choice(page, vietnam).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  })
})
