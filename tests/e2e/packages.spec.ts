import type { Page } from '@playwright/test'
import { money, tourPackages } from '#catalogue/build/read-catalogue.ts'
import { tourPackage } from '#tests/support/catalogue.ts'
import { expectToast, fillEnquiry, open } from '#tests/support/screen.ts'
import { expect, phone, test } from '#tests/support/test.ts'

const names = tourPackages.map(({ name }) => name)

const vietnam = '/packages/exclusive-vietnam'
const trip = tourPackage('exclusive-vietnam')
const bookThisTrip = (page: Page) => page.getByRole('button', { name: 'Book This Trip' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** Sends the enquiry in the open dialog. Returns the request to the mail service. */
async function sendAndRead(page: Page): Promise<unknown> {
  await fillEnquiry(page.getByRole('dialog'), { name: 'Asha Verma', email: 'asha@example.com' })
  const [request] = await Promise.all([
    page.waitForRequest('**/api/v1.0/email/send'),
    page.getByRole('button', { name: 'Send Query' }).click(),
  ])
  await expectToast(page, 'Query Sent! 🎉')
  return (request.postDataJSON() as { template_params: unknown }).template_params
}

test('§9 card stagger: each card of the grid appears 0.1 s after the one before', async ({ page }) => {
  await open(page, '/packages')
  const delays = await page
    .locator('main [data-stagger] > li')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).animationDelay))
  expect(delays.map((delay) => Number.parseFloat(delay))).toEqual(
    Array.from({ length: names.length + 1 }, (_, index) => index / 10),
  )
})

test('§2 packages: Details opens the package at the top of its page', async ({ page }) => {
  await open(page, '/packages')
  await page.getByRole('link', { name: 'Details of Splendid Dubai' }).click()
  await expect(page).toHaveURL(/\/packages\/splendid-dubai$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Splendid Dubai')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('§7 query dialog: Book Now on a card sends the name, type Package and the displayed price', async ({
  page,
}) => {
  await open(page, '/packages')
  await page.getByRole('button', { name: 'Book Now: European Grand Tour' }).click()
  await expect(page.getByRole('dialog', { name: 'Enquire about European Grand Tour' })).toBeVisible()
  expect(await sendAndRead(page)).toMatchObject({
    item_name: 'European Grand Tour',
    item_type: 'Package',
    item_price: money(tourPackage('european-grand-tour').price),
  })
  await expect(page.getByRole('dialog')).toBeHidden()
  const card = page.locator('main [data-stagger] > li', { hasText: 'European Grand Tour' })
  await expect(card.getByText('Your enquiry about European Grand Tour left this device')).toBeInViewport()
})

test("§2 package: what's included, what's not included, and a photo gallery", async ({ page }) => {
  await open(page, vietnam)
  await expect(heading(page, "What's included")).toBeVisible()
  await expect(heading(page, "What's not included")).toBeVisible()
  await expect(page.locator('#included')).toContainText(trip.whatsIncluded?.[0] ?? 'an included thing')
  await expect(page.locator('#included')).toContainText(trip.whatsNotIncluded?.[0] ?? 'an excluded thing')
  const gallery = page.getByRole('region', { name: 'Pictures of Exclusive Vietnam' })
  await expect(gallery).toContainText(`1 of ${trip.gallery?.length}`)
  await gallery.getByRole('button', { name: 'Previous picture' }).click()
  await expect(gallery).toContainText(`${trip.gallery?.length} of ${trip.gallery?.length}`)
})

test('§7 query dialog: the one Book This Trip sends type Package and the displayed price', async ({
  page,
}) => {
  await open(page, vietnam)
  await expect(bookThisTrip(page)).toHaveCount(1)
  await bookThisTrip(page).click()
  expect(await sendAndRead(page)).toMatchObject({
    item_name: 'Exclusive Vietnam',
    item_type: 'Package',
    item_price: money(trip.price),
  })
})

test('stops of the route link to their days, and those with a page to that', async ({ page }) => {
  await open(page, vietnam)
  const route = page.getByRole('list', { name: 'Route' })
  await expect(route.getByRole('listitem')).toHaveCount(4)
  await expect(route).toContainText('Ha Long Bay1 nightBy road, day 3')
  await expect(route.getByRole('link')).toHaveText(['day 1', 'day 3', 'day 4', 'Ho Chi Minh City', 'day 6'])
  await route.getByRole('link', { name: 'day 4' }).click()
  await expect(heading(page, 'Exclusive Vietnam itinerary, day by day')).not.toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Day 4: Bay to Hoi An' })).toBeInViewport()
  await route.getByRole('link', { name: 'Ho Chi Minh City' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ho Chi Minh')
})

test('whom the trip suits and which visa it needs are one press away', async ({ page }) => {
  await open(page, vietnam)
  await page.getByRole('link', { name: 'Is it for you?' }).click()
  await expect(heading(page, 'Is this trip for you?')).toBeInViewport()
  await page.getByRole('link', { name: 'Visa and health' }).click()
  await expect(heading(page, 'Before you go')).toBeInViewport()
  await page.getByText('Vietnam: entry, health, money and weather').click()
  await expect(page.locator('#before-you-go dt', { hasText: /^Entry$/ })).toBeInViewport()
})

test('a section link goes to its section, and back returns to where it was pressed', async ({ page }) => {
  await open(page, vietnam)
  const link = page.getByRole('link', { name: 'Included', exact: true })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page).toHaveURL(/#included$/)
  await expect(heading(page, "What's included")).toBeInViewport()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('§8 unknown package: status 404, Package Not Found, three trips, Back to All Packages', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/)
  const response = await page.goto('/packages/moon-landing')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Package Not Found')
  await expect(page.locator('main li').getByRole('link', { name: /^Details/ })).toHaveCount(3)
  await page.getByRole('link', { name: 'Back to All Packages' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packages')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('Book This Trip becomes a bar at the bottom when its place scrolls away, and returns to it', async ({
    page,
  }) => {
    await open(page, vietnam)
    await expect(bookThisTrip(page)).not.toBeInViewport()
    await page.getByRole('link', { name: 'Included', exact: true }).click()
    await expect(bookThisTrip(page)).toBeInViewport()
    const lowerEdge = async () => {
      const bar = await page.locator('[data-docked]').boundingBox()
      return Math.round((bar?.y ?? 0) + (bar?.height ?? 0))
    }
    await expect.poll(lowerEdge).toBe(phone.viewport.height)
    await expect(bookThisTrip(page)).toHaveCount(1)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bookThisTrip(page)).not.toBeInViewport()
  })

  test('nothing moves when the bar leaves its place, and the bar does not cover the end of the page', async ({
    page,
  }) => {
    await open(page, vietnam)
    const card = page.getByRole('complementary', { name: 'Price' })
    const before = await card.boundingBox()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(bookThisTrip(page)).toBeInViewport()
    const after = await card.boundingBox()
    expect(after?.height).toBe(before?.height)
    const clearance = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const bar = await page.locator('[data-docked]').boundingBox()
      const lastLine = await page.getByText('All rights reserved').boundingBox()
      return (bar?.y ?? 0) - (lastLine?.y ?? Infinity) - (lastLine?.height ?? 0)
    }
    await expect.poll(clearance).toBeGreaterThanOrEqual(0)
    // A wider font breaks the price into more lines.
    await page.locator('[data-docked]').evaluate((bar: HTMLElement) => (bar.style.letterSpacing = '0.12em'))
    await expect.poll(clearance).toBeGreaterThanOrEqual(0)
  })

  test('the bar is hidden while the dialog is open, and gets the focus back after that', async ({ page }) => {
    await open(page, vietnam)
    await page.locator('#included').scrollIntoViewIfNeeded()
    await bookThisTrip(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('[data-docked]')).toHaveCSS('opacity', '0')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-docked]')).toHaveCSS('opacity', '1')
    await expect(bookThisTrip(page)).toBeFocused()
  })

  test('an enquiry sent from the sticky bar is confirmed there, in place of the price', async ({ page }) => {
    await open(page, vietnam)
    await page.locator('#included').scrollIntoViewIfNeeded()
    await bookThisTrip(page).click()
    await sendAndRead(page)
    const bar = page.locator('[data-docked]')
    await expect(bar.getByText(/^Sent at \d\d:\d\d\. We answer within one working day\.$/)).toBeInViewport()
    await expect(bar.getByText('per person')).toBeHidden()
    await expect(bookThisTrip(page)).toBeFocused()
  })
})
