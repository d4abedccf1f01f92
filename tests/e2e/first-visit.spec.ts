/** What a phone fetches on a first visit, and what only when needed. */
import type { Page, Route } from '@playwright/test'
import { hydrated, open, stir } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ savesData: false, viewport: { width: 390, height: 844 } })

/** Paths of the requests the page makes from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}
const scripts = (paths: string[]) => paths.filter((path) => path.endsWith('.js'))
const pictures = (paths: string[]) => paths.filter((path) => path.startsWith('/pictures/'))

const cards = (page: Page) => page.locator('main li picture img')
const hasArrived = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0

test('without interaction, a page loads only its initial scripts', async ({ page }) => {
  const paths = requestsOf(page)
  await page.goto('/packages/european-grand-tour')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const first = await page.evaluate(() => {
    const { boot, preload } = JSON.parse(document.querySelector('#page')?.textContent ?? '') as {
      boot: string
      preload: string[]
    }
    const starter = document.querySelector('script[src]')?.getAttribute('src')
    return [starter, boot, ...preload]
  })
  expect(scripts(paths).filter((path) => !first.includes(path))).toEqual([])

  // The dialog's code is loaded at the visitor's first move, not at the press.
  await stir(page)
  await expect.poll(() => scripts(paths).some((path) => path.includes('enquiry-dialog'))).toBe(true)
})

test('pictures far below are fetched when the visitor scrolls or jumps near them', async ({ page }) => {
  const paths = requestsOf(page)
  await open(page, '/destinations')
  await page.waitForLoadState('networkidle')
  expect(pictures(paths).length).toBeLessThan(8)
  expect(await cards(page).last().evaluate(hasArrived)).toBe(false)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards(page).last().evaluate(hasArrived)).toBe(true)
})

test('pictures of a page reached by a link are fetched when near too', async ({ page }) => {
  await open(page, '/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards(page).last().evaluate(hasArrived)).toBe(true)
})

test('a browser without IntersectionObserver gets every picture', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))
  await open(page, '/services')
  await expect(page.locator('[data-far]')).toHaveCount(0)
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards(page).last().evaluate(hasArrived)).toBe(true)
})

/** The layout shift of a page when our fonts replace the local font. */
async function movedByFonts(page: Page, path: string): Promise<number> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const hold = async (route: Route) => {
    await held
    await route.continue()
  }
  await page.route('**/*.woff2', hold)
  const family = () => page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily)
  // The load event waits for requested fonts.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  expect(await family()).not.toContain('Variable')
  release()
  await expect.poll(family).toContain('Eczar Variable')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  await page.unroute('**/*.woff2', hold)
  return page.evaluate(() => (globalThis as unknown as { moved: { by: number } }).moved.by)
}

for (const [name, width, kind] of [
  ['a page', 390, /^\/(destinations|contact|blog)?$/],
  ['every trip and place', 360, /^\/(packages|destinations)\/(?!page)/],
  ['every trip and place', 412, /^\/(packages|destinations)\/(?!page)/],
] as const)
  test(`a phone of ${width} px shows ${name} in a local font until ours have loaded, and almost nothing moves`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 823 })
    await page.addInitScript(() => {
      const moved = { by: 0 }
      Object.assign(globalThis, { moved })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          moved.by += (shift as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const map = await (await page.request.get('/sitemap.xml')).text()
    const addresses = [...map.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
    const moved: string[] = []
    for (const path of addresses.filter((it) => kind.test(it))) {
      const by = await movedByFonts(page, path)
      if (by > 0.005) moved.push(`${path}: ${by.toFixed(4)}`)
    }
    expect(addresses.some((it) => kind.test(it))).toBe(true)
    expect(moved).toEqual([])
  })

test.describe('the part below the first screen', () => {
  const trip = '/packages/european-grand-tour'
  const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

  test('is measured while the page is idle, so that the page’s length does not change during scrolling', async ({
    page,
  }) => {
    await page.goto(`${trip}#overview`)
    await hydrated(page)
    // With a fragment in the address, the whole page is laid out.
    await expect(page.locator('html')).toHaveAttribute('data-whole')
    const whole = await height(page)
    await page.goto('about:blank')
    await page.goto(trip)
    await hydrated(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-whole')
    await expect.poll(() => height(page)).toBe(whole)
  })

  test('does not fade from the browser’s default colours to ours while it is measured', async ({ page }) => {
    // Chromium may render a page before its styles have loaded.
    await page.route('**/*.css', async (route) => {
      await page.waitForFunction(() => document.querySelector('footer form'))
      await page.evaluate(() => {
        for (const it of document.querySelectorAll('main *, footer *'))
          getComputedStyle(it).getPropertyValue('color')
      })
      await route.continue()
    })
    await page.addInitScript(() => {
      const faded: string[] = []
      Object.assign(globalThis, { faded })
      const note = ({ target }: Event) => {
        if (target instanceof Element && !target.closest('header')) faded.push(target.textContent)
      }
      addEventListener('transitionrun', note, true)
    })
    await page.goto(trip)
    await hydrated(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(await page.evaluate(() => (globalThis as unknown as { faded: string[] }).faded)).toEqual([])
  })

  test('shows the whole picture of a day', async ({ page }) => {
    await open(page, trip)
    const picture = page.locator('#itinerary img').first()
    // A point that is cut off is not hit. Parts above may still grow.
    const hit = () =>
      picture.evaluate((it) => {
        it.scrollIntoView({ block: 'center' })
        const { top, height } = it.getBoundingClientRect()
        return [1, innerWidth - 2].map((x) => document.elementFromPoint(x, top + height / 2) === it)
      })
    await expect.poll(hit).toEqual([true, true])
  })

  test('is reached exactly by a link pressed before it was measured', async ({ page }) => {
    // As on a slow connection.
    await page.route(/\/assets\/(trip-terms|country-rules)-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await page.goto(trip)
    await hydrated(page)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Photos' }).click()
    const top = () => page.locator('#photos').evaluate((it) => Math.round(it.getBoundingClientRect().top))
    const first = await top()
    expect(first).toBeLessThan(200)
    expect(first).toBeGreaterThanOrEqual(0)
    const whole = await height(page)
    // The code of the parts loads now, and no part may be empty meanwhile.
    const least = await page.evaluate(async () => {
      let lowest = Infinity
      for (const end = performance.now() + 2000; performance.now() < end;) {
        await new Promise(requestAnimationFrame)
        lowest = Math.min(lowest, document.documentElement.scrollHeight)
      }
      return lowest
    })
    expect(least).toBe(whole)
  })
})
