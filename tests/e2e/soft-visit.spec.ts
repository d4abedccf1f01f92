import type { Page, Route } from '@playwright/test'
import { look } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })

/** Holds back every answer with code or data until it is let go. */
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

test('a page reached by a link asks for its code and its data at once, and for nothing after them', async ({
  page,
}) => {
  // Nobody has moved or pointed at the link, so nothing of the next page is there.
  await look(page, '/about')
  const { asked, late, letGo } = await holdBack(page)
  await link(page, 'Services').evaluate((element: HTMLAnchorElement) => element.click())
  await expect.poll(asked).toMatch(/\/services\.data/)
  await expect.poll(asked).toMatch(/\/assets\/services-[\w-]+\.js/)
  await letGo()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Services')
  expect(late.filter((path) => /^\/(assets\/)?services/.test(path))).toEqual([])
})

test('so does one whose data is read in the browser, once somebody points at its link', async ({ page }) => {
  await look(page, '/about')
  const { asked, letGo } = await holdBack(page)
  await link(page, 'Packages').hover()
  await expect.poll(asked).toMatch(/\/packages\.data/)
  await expect.poll(asked).toMatch(/\/assets\/packages-[\w-]+\.js/)
  await letGo()
})
