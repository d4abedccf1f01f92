import type { Page } from '@playwright/test'
import { destinations, tourPackages } from '#catalogue/build/read-catalogue.ts'
import { fillEnquiry, open } from '#tests/support/screen.ts'
import { expect, phone, test } from '#tests/support/test.ts'

const main = (page: Page) => page.locator('main')
const section = (page: Page, name: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) })
const names = (page: Page, name: string) => section(page, name).getByRole('heading', { level: 3 })

test('§2 search: the home page’s panel opens the results with only the non-empty parameters', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByLabel('Destination').fill('SINGAPORE')
  await page.getByRole('button', { name: 'Search Adventures' }).click()
  await expect(page).toHaveURL(/\/search\?q=SINGAPORE&guests=1\+Guest$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Search Results' })).toBeVisible()
  await expect(names(page, 'Destinations')).toHaveText(['Singapore'])
  await expect(names(page, 'Packages')).toContainText(['Scenic Singapore'])
})

test.describe('with prefetched pages', () => {
  test.use({ savesData: false })

  test('§9 search: a search for a day of an itinerary finds its package, and fetches only files of the build', async ({
    page,
  }) => {
    await open(page, '/')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const days = tourPackages.flatMap(({ name, itinerary = [] }) =>
      itinerary.map(({ title }) => ({ name, title })),
    )
    // No other page has all its words.
    const [day] = days.toSorted((one, other) => other.title.length - one.title.length)
    await page.getByLabel('Destination').fill(String(day?.title))
    await page.getByRole('button', { name: 'Search Adventures' }).click()
    await expect(names(page, 'Packages')).toContainText([String(day?.name)])
    await expect(section(page, 'Destinations')).toHaveCount(0)
    expect(
      requests.filter(
        (url) => !/\.(js|css|woff2|avif|webp|jpg|svg)$|\/data\/[\w-]+\.json$|\.data(\?|$)/.test(url),
      ),
    ).toEqual([])
  })
})

test('a line on steps, wheelchairs, hearing and sight is with the results, on the pages and on paper', async ({
  page,
}) => {
  const lineOf = (entry: { access?: string | undefined } | undefined) => String(entry?.access)
  const place = lineOf(destinations.find(({ slug }) => slug === 'singapore')?.details)
  const trip = lineOf(tourPackages.find(({ slug }) => slug === 'scenic-singapore'))
  await open(page, '/search?q=singapore')
  const summary = main(page).getByText('Steps, wheelchairs, hearing and sight')
  await summary.click()
  await expect(main(page).getByText(place)).toBeVisible()
  await expect(main(page).getByText(trip)).toBeVisible()
  for (const [path, line] of [
    ['/destinations/singapore', place],
    ['/packages/scenic-singapore', trip],
  ] as const) {
    await open(page, path)
    await expect(main(page).getByText(line)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(main(page).getByText(line)).toBeVisible()
    await page.emulateMedia({ media: null })
  }
})

test('§2 search: the results page keeps the query, dates and guests, and can search again', async ({
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
  await expect(main(page).getByText('1 destination for tokyo')).toBeVisible()
  await panel.getByLabel('Destination').fill('rome')
  await panel.getByLabel('Destination').press('Enter')
  await expect(names(page, 'Destinations')).toHaveText(['Rome'])
  await page.goBack()
  await expect(names(page, 'Destinations')).toHaveText(['Tokyo'])
  await expect(panel.getByLabel('Destination')).toHaveValue('tokyo')
})

test('§2 search: text typed while the results load is kept', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/load-results-*.js', async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/search?q=rome&guests=2+Guests')
  const panel = page.getByRole('search')
  await panel.getByLabel('Destination').fill('tokyo')
  await expect(main(page).getByText('Looking through places and trips…')).toBeVisible()
  letGo()
  await expect(names(page, 'Destinations')).toHaveText(['Rome'])
  await expect(panel.getByLabel('Destination')).toHaveValue('tokyo')
  await expect(panel.getByLabel('Destination')).toBeFocused()
  await expect(panel.getByLabel('Guests')).toHaveValue('2 Guests')
  await panel.getByLabel('Destination').press('Enter')
  await expect(names(page, 'Destinations')).toHaveText(['Tokyo'])
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
    await expect(names(page, 'Destinations')).toHaveCount(destinations.length)
    await expect(names(page, 'Packages')).toHaveCount(tourPackages.length)
  }
})

test('§8 search: without a match there are a message, a link to the home page and six popular places', async ({
  page,
}) => {
  await open(page, '/search?q=atlantis')
  await expect(page.getByRole('heading', { level: 1, name: 'No Results Found' })).toBeVisible()
  await expect(main(page)).toContainText(
    "We couldn't find any destinations or packages matching your search.",
  )
  await expect(main(page).getByText('You searched for atlantis')).toBeVisible()
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
  test(`§9 search: ${kind} in the query is plain text`, async ({ page }) => {
    await open(page, `/search?q=${query}`)
    await expect(page.getByRole('heading', { level: 1, name: 'No Results Found' })).toBeVisible()
    await expect(main(page).locator('bdi')).toHaveText(text)
    await expect(page.getByLabel('Destination')).toHaveValue(text)
  })

test('§2 search: the count and the query are on one line', async ({ page }) => {
  await open(page, '/search?q=vietnam')
  const status = main(page).getByText(/packages? for vietnam/)
  const lines = await status.evaluate(
    (it) => it.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(it).lineHeight),
  )
  expect(Math.round(lines)).toBe(1)
})

test.describe('suggestions', () => {
  const box = (page: Page) => page.getByRole('combobox', { name: 'Destination' })
  const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

  test('start at two letters, in two groups, eight at most', async ({ page }) => {
    await open(page, '/')
    await box(page).pressSequentially('s')
    await expect(list(page)).toBeHidden()
    await box(page).pressSequentially('i')
    await expect(list(page)).toBeVisible()
    const options = list(page).getByRole('option')
    await expect(options.first()).toHaveText('Singapore, destination')
    await expect(options.last()).toHaveText(/, package$/)
    await expect(list(page)).toContainText(/Destinations.*Packages/)
    expect(await list(page).getByRole('option').count()).toBeLessThanOrEqual(8)
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('by keyboard: arrows move and wrap around, Enter chooses a name, a second Enter searches for it', async ({
    page,
  }) => {
    await open(page, '/')
    await box(page).pressSequentially('tokyo')
    const option = list(page).getByRole('option', { name: 'Tokyo' })
    await expect(option).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? 'none',
    )
    await page.keyboard.press('ArrowUp')
    await expect(list(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(list(page)).toBeHidden()
    await expect(box(page)).toHaveValue('Tokyo')
    await expect(box(page)).toBeFocused()
    await expect(page).toHaveURL(/\/$/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=Tokyo&guests=1\+Guest$/)
  })

  test('Escape closes them and keeps the text; Enter without a choice searches for the text', async ({
    page,
  }) => {
    await open(page, '/')
    await box(page).pressSequentially('rom')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(box(page)).toHaveValue('rom')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=rom&/)
    await expect(names(page, 'Destinations')).toContainText(['Rome'])
  })

  test('by pointer: a press fills the box, which keeps the focus; moving the focus away closes them', async ({
    page,
  }) => {
    await open(page, '/search')
    await expect(names(page, 'Packages').first()).toBeVisible()
    await box(page).pressSequentially('exclusive')
    await list(page).getByRole('option', { name: 'Exclusive Vietnam' }).click()
    await expect(box(page)).toHaveValue('Exclusive Vietnam')
    await expect(box(page)).toBeFocused()
    await box(page).fill('viet')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list(page)).toBeHidden()
  })

  test('are fetched only when the visitor types', async ({ page }) => {
    const fetched = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /\/suggestions-/.test(name)),
      )
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    expect(await fetched()).toEqual([])
    await box(page).pressSequentially('th')
    await expect(list(page)).toBeVisible()
    expect(await fetched()).not.toEqual([])
  })
})

test.describe('dates and guests of a search', () => {
  const message = (page: Page) => page.getByRole('dialog').getByLabel('Message')

  test('are the first line of an enquiry’s message, which can be edited, and of the next message', async ({
    page,
  }) => {
    await open(page, '/search?q=vietnam&checkin=2031-04-01&checkout=2031-04-12&guests=2+Guests')
    const line = 'From 1 April 2031 until 12 April 2031, 2 Guests.\n'
    await page.getByRole('link', { name: 'Details of Exclusive Vietnam' }).click()
    await page.getByRole('button', { name: 'Book This Trip' }).click()
    await expect(message(page)).toHaveValue(line)
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
    await fillEnquiry(page.getByRole('dialog'), {
      name: 'Asha Verma',
      email: 'asha@example.com',
      message: `${line}Is April too hot?`,
    })
    const [request] = await Promise.all([
      page.waitForRequest('**/api/v1.0/email/send'),
      page.getByRole('button', { name: 'Send Query' }).click(),
    ])
    const { template_params: sent } = request.postDataJSON() as { template_params: Record<string, string> }
    expect(sent['message']).toBe(`${line}Is April too hot?`)
    expect(Object.keys(sent)).toHaveLength(7)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Book This Trip' }).click()
    await expect(message(page)).toHaveValue(line)
  })

  test('leave the message empty when none was chosen', async ({ page }) => {
    await open(page, '/')
    await page.getByLabel('Destination').fill('vietnam')
    await page.getByRole('button', { name: 'Search Adventures' }).click()
    // the home page has that button too
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results')
    await page.getByRole('button', { name: 'Book Now: Exclusive Vietnam' }).click()
    await expect(message(page)).toHaveValue('')
  })

  test('follow a second search on the same page', async ({ page }) => {
    await open(page, '/search?q=vietnam&checkin=2031-04-01')
    await page.getByRole('search').getByLabel('Check-in').fill('2031-05-02')
    await page.getByRole('button', { name: 'Search Adventures' }).click()
    await expect(page).toHaveURL(/2031-05-02/)
    await page.getByRole('button', { name: 'Book Now: Exclusive Vietnam' }).click()
    await expect(message(page)).toHaveValue('From 2 May 2031, 1 Guest.\n')
  })
})

test('§2 search: not indexed', async ({ page, request }) => {
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
