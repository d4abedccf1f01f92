import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { lastDay } from '#catalogue/departures.ts'
import { shiftDay } from '#catalogue/shift-day.ts'
import { tourPackage } from '#tests/support/catalogue.ts'
import { look, open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

const formatDay = (day: string) => new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long' })
const formatWeekday = (day: string) =>
  `${new Date(day).toLocaleDateString('en-GB', { weekday: 'short' })}, ${formatDay(day)}`
const trip = tourPackage('exclusive-vietnam')
const path = `/packages/${trip.slug}`
const today = new Date().toISOString().slice(0, 10)
const dates = (trip.departures?.dates ?? []).filter(({ start }) => start > today)
const withRoom = dates.filter(({ status }) => status !== 'full')
const full = dates.find(({ status }) => status === 'full')
const [first, second] = withRoom
if (!first || !second || !full)
  throw new Error(
    'Exclusive Vietnam needs two departures ahead with room and a full one: the sample is too old.',
  )

const section = (page: Page) => page.locator('#departures')
const rows = (page: Page) => section(page).getByRole('listitem')
const choose = (page: Page, start: string) =>
  section(page)
    .getByRole('radio', { name: formatWeekday(start) })
    .check()
const message = (page: Page) => page.getByRole('dialog').getByLabel('Message')

/** Delays scripts with a matching address. Returns a function that lets them load. */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  let arrive: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  return () => arrive()
}
const allScripts = /assets\/[^/]+\.js$/
const codeOfDates = /departure-list/

test('the enquiry, the refund dates and the calendar file use a chosen date', async ({ page }) => {
  await open(page, path)
  await choose(page, second.start)
  await expect(section(page)).toContainText(
    `now use ${formatDay(second.start)} to ${formatDay(lastDay(second.start, trip.days))}`,
  )
  await expect(page.getByLabel('Departure day')).toHaveValue(second.start)
  await expect(
    page.getByText(`if your notice reaches us by ${formatDay(shiftDay(second.start, -60))}`),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await expect(page.getByLabel('First day of the trip')).toHaveValue(second.start)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download calendar file' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain(`DTSTART;VALUE=DATE:${second.start.replaceAll('-', '')}`)

  await page.getByRole('button', { name: 'Book This Trip' }).click()
  await expect(message(page)).toHaveValue(new RegExp(`^Departure on ${formatDay(second.start)}, home on `))
})

test('a chosen date can be cleared, and another one can be typed', async ({ page }) => {
  await open(page, path)
  await choose(page, first.start)
  await page.getByLabel('Departure day').fill(shiftDay(first.start, 1))
  await expect(page.getByLabel('Departure day')).toHaveValue(shiftDay(first.start, 1))
  await section(page).getByRole('radio', { name: 'Another date, or not sure yet' }).check()
  await expect(page.getByLabel('Departure day')).toHaveValue('')
  await page.getByRole('button', { name: 'Book This Trip' }).click()
  await expect(message(page)).toHaveValue('')
})

test('a full date links to a message that asks for the next one', async ({ page }) => {
  await open(page, path)
  const row = rows(page).filter({ hasText: formatWeekday(full.start) })
  await expect(row.getByRole('radio')).toHaveCount(0)
  await row.getByRole('link', { name: 'Ask for the next' }).click()
  await expect(message(page)).toHaveValue(
    `The departure on ${formatDay(full.start)} is full. When is the next one with room?\n`,
  )
})

test('dates that have passed since the build are removed on the first view, and nothing visible moves', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(`${first.start}T08:00:00Z`))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((it) => (it as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true })
  })
  const built = await (await page.request.get(path)).text()
  expect(built).toContain(formatWeekday(first.start))
  await look(page, path)
  await expect(rows(page).filter({ hasText: formatWeekday(first.start) })).toHaveCount(0)
  await expect(rows(page).filter({ hasText: formatWeekday(second.start) })).toHaveCount(1)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
})

test('until a date has passed, looking at the page does not load the code for dates', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await look(page, path)
  await sleep(1000)
  expect(asked.filter((url) => codeOfDates.test(url))).toEqual([])
})

test('a stored page whose last date has passed says so', async ({ page }) => {
  const last = dates.at(-1)?.start ?? first.start
  await page.clock.setFixedTime(new Date(`${last}T08:00:00Z`))
  await look(page, path)
  await expect(section(page)).toContainText('The dates of this page have passed. Ask us for new ones.')
  await expect(section(page).getByRole('radio')).toHaveCount(0)
})

test('a link to a section works while the section’s code is loading', async ({ page }) => {
  const arrive = await hold(page, /trip-terms/)
  await open(page, path)
  await page.getByRole('link', { name: 'Included', exact: true }).click()
  await expect(page.locator('#included h2').first()).toBeInViewport()
  arrive()
  await page.getByLabel('Departure day').fill(first.start)
  await expect(page.locator('#included h2').first()).toBeAttached()
})

test('a date chosen before the scripts have loaded stays chosen', async ({ page }) => {
  const arrive = await hold(page, allScripts)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await choose(page, second.start)
  arrive()
  await expect(section(page)).toContainText(`now use ${formatDay(second.start)}`)
  await expect(section(page).getByRole('radio', { checked: true })).toHaveAccessibleName(
    new RegExp(`^${formatWeekday(second.start)}`),
  )
  await page.getByRole('button', { name: 'Book This Trip' }).click()
  await expect(message(page)).toHaveValue(new RegExp(`^Departure on ${formatDay(second.start)}`))
})

test('so does one chosen while the code of the dates is loading, after a link to them was followed', async ({
  page,
}) => {
  const arrive = await hold(page, codeOfDates)
  await open(page, path)
  await page.getByRole('link', { name: 'Dates', exact: true }).click()
  await choose(page, second.start)
  arrive()
  await expect(section(page)).toContainText(`now use ${formatDay(second.start)}`)
})

test('a press before the code of a part has loaded opens the dialog after that', async ({ page }) => {
  const arriveAll = await hold(page, allScripts)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Ring me' }).click()
  arriveAll()
  await expect(page.getByRole('dialog', { name: `Ring me about ${trip.name}` })).toBeVisible()
  await page.keyboard.press('Escape')

  const arrive = await hold(page, codeOfDates)
  await look(page, path)
  await section(page).getByRole('link', { name: 'Ask for the next' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  arrive()
  await expect(message(page)).toHaveValue(/ is full. When is the next one with room\?\n$/)
})

test('a full date links to the form if the code of the dates cannot be loaded', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to (load resource|fetch)/)
  await page.route(codeOfDates, (route) => route.abort())
  await look(page, path)
  await section(page).getByRole('link', { name: 'Ask for the next' }).first().click()
  await expect(page.getByText(`About: ${trip.name}`)).toBeVisible()
})

test('the month filter shows the trips that depart in that month', async ({ page }) => {
  await open(page, '/packages?month=Mar')
  await expect(page.getByRole('heading', { level: 3, name: trip.name })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Beautiful Russia' })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the dates are a list, and a full one links to the form', async ({ page }) => {
    await page.goto(path)
    await section(page).locator('summary').click()
    for (const { start, price } of withRoom) {
      const row = rows(page).filter({ hasText: formatWeekday(start) })
      await expect(row).toContainText(`to ${formatDay(lastDay(start, trip.days))}`)
      await expect(row).toContainText(`$${(price ?? trip.price).toLocaleString('en-US')}`)
    }
    await expect(section(page).getByRole('radio')).toHaveCount(0)
    await section(page).getByRole('link', { name: 'Ask for the next' }).first().click()
    await expect(page.getByText(`About: ${trip.name}`)).toBeVisible()
  })
})
