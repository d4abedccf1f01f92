import type { Page, Route } from '@playwright/test'
import { look, open, warmed } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ savesData: false })

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })

/** Delays all answers with code or data until released. */
async function holdBack(page: Page) {
  const held: Route[] = []
  const late: string[] = []
  let isHeld = true
  const pathOf = (route: Route) => new URL(route.request().url()).pathname
  await page.route(/\.(js|json|data)(\?|$)/, async (route) => {
    if (isHeld) return void held.push(route)
    late.push(pathOf(route))
    await route.continue()
  })
  return {
    asked: () => held.map(pathOf).join(' '),
    late,
    letGo: async () => {
      isHeld = false
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}

test('a page reached by a link requests its code and data at once, and nothing after them', async ({
  page,
}) => {
  // The visitor has not moved or pointed at the link, so nothing of the next page is there.
  await look(page, '/about')
  const { asked, late, letGo } = await holdBack(page)
  await link(page, 'Services').evaluate((element: HTMLAnchorElement) => element.click())
  await expect.poll(asked).toMatch(/\/services\.data/)
  await expect.poll(asked).toMatch(/\/assets\/services-[\w-]+\.js/)
  await letGo()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Services')
  expect(late.filter((path) => /^\/(assets\/)?services/.test(path))).toEqual([])
})

test('so does one whose data is read in the browser, once the visitor points at its link', async ({
  page,
}) => {
  await look(page, '/about')
  const { asked, letGo } = await holdBack(page)
  await link(page, 'Packages').hover()
  await expect.poll(asked).toMatch(/\/packages\.data/)
  await expect.poll(asked).toMatch(/\/assets\/packages-[\w-]+\.js/)
  await letGo()
})

test('other pages are prefetched at the visitor’s first move, unless the visitor saves data', async ({
  page,
  context,
}) => {
  await open(page, '/about')
  await warmed(page)
  const saving = await context.newPage()
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const scripts: string[] = []
  saving.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await open(saving, '/about')
  // Prefetching starts when the page is idle.
  await saving.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
  expect(scripts.some((path) => path.startsWith('/assets/about-'))).toBe(true)
  expect(scripts.filter((path) => path.startsWith('/assets/services-'))).toEqual([])
})
