import type { Locator, Page } from '@playwright/test'
import { open } from '#tests/support/screen.ts'
import { expect, phone, test } from '#tests/support/test.ts'

const grandTour = '/packages/european-grand-tour'

test.describe('with prefetched pages', () => {
  test.use({ savesData: false })

  test('the map of a trip is fetched when the visitor scrolls near it, and a tap on a stop goes to its day', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page, grandTour)
    const map = page.getByRole('img', { name: 'Map of the route from Paris to Rome' })
    await map.scrollIntoViewIfNeeded()
    await expect.poll(() => map.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(760)
    expect(asked.filter((path) => path.startsWith('/maps/'))).toEqual([
      '/maps/packages/european-grand-tour-wide.svg',
    ])

    // Amsterdam's dot in the drawing.
    const box = await map.boundingBox()
    const day4 = page.locator('figure a[href="#day-4"] circle:visible')
    const [x, y] = await day4.evaluate((dot) => [
      Number(dot.getAttribute('cx')),
      Number(dot.getAttribute('cy')),
    ])
    if (!box || !x || !y) throw new Error('The map has no Amsterdam.')
    await page.mouse.click(box.x + (x * box.width) / 760, box.y + (y * box.height) / 440)
    await expect(page).toHaveURL(/#day-4$/)
    await expect(page.getByRole('heading', { name: 'Day 4: Train to Amsterdam' })).toBeInViewport()
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a map is drawn for its width, and stops are large enough to tap', async ({ page }) => {
    await open(page, grandTour)
    const map = page.getByRole('img', { name: 'Map of the route' })
    await map.scrollIntoViewIfNeeded()
    await expect.poll(() => map.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('-narrow.svg')
    const stops = page.locator('figure circle:visible')
    await expect(stops).toHaveCount(6)
    const sizes = await stops.evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().width))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24)
  })
})

test('forced colours leave land, legs, stops and names of a map as they are drawn', async ({ page }) => {
  for (const [path, name] of [
    [grandTour, 'Map of the route'],
    ['/destinations/bali-indonesia', 'Map with Bali, Indonesia'],
  ] as const) {
    await open(page, path)
    const map = page.getByRole('img', { name })
    await map.scrollIntoViewIfNeeded()
    await expect.poll(() => map.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    // Everything above it has been laid out.
    await map.scrollIntoViewIfNeeded()
    await expect(map).toBeInViewport({ ratio: 1 })
    const drawn = await insideOf(page, map)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      expect((await insideOf(page, map)).equals(drawn), `${path}, ${colorScheme}`).toBe(true)
    }
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  }
})

/** A screenshot of a map without its rounded corners. */
async function insideOf(page: Page, map: Locator): Promise<Buffer> {
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return await page.screenshot({
    clip: { x: x + 24, y: y + 24, width: width - 48, height: height - 48 },
    animations: 'disabled',
  })
}

test('a place shows where it is', async ({ page }) => {
  await open(page, '/destinations/bali-indonesia')
  const map = page.getByRole('img', { name: 'Map with Bali, Indonesia' })
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => map.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the map is shown, and the names of its stops link to the days', async ({ page }) => {
    const drawn = page.waitForResponse('**/maps/packages/european-grand-tour-wide.svg')
    await page.goto(grandTour)
    await page.getByRole('img', { name: 'Map of the route' }).scrollIntoViewIfNeeded()
    expect((await drawn).status()).toBe(200)
    await page.getByRole('link', { name: 'day 4', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Day 4: Train to Amsterdam' })).toBeInViewport()
  })
})
