import { destinations, fromPrice } from '#catalogue/build/read-catalogue.ts'
import { destination } from '#tests/support/catalogue.ts'
import { expectToast, open, warmed } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

test('§8 wishlist: the heart only shows its toast, and does not scroll the page', async ({ page }) => {
  await open(page, '/destinations')
  const heart = page.getByRole('button', { name: 'Add Bangkok to wishlist' })
  const before = await heart.innerHTML()
  await heart.click()
  await expectToast(page, "Wishlist feature isn't implemented yet")
  await expect(page).toHaveURL(/\/destinations$/)
  expect(await heart.innerHTML()).toBe(before)
})

test('§9 card stagger: each card of the grid, and the cell after the last, appears 0.1 s after the one before', async ({
  page,
}) => {
  await open(page, '/destinations')
  const delays = await page
    .locator('main [data-stagger] > li')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).animationDelay))
  // All cells after the twenty-first have its delay.
  expect(delays.map((delay) => Number.parseFloat(delay))).toEqual(
    Array.from({ length: destinations.length + 1 }, (_, index) => Math.min(index, 20) / 10),
  )
})

test('§9 notifications: at most one toast, gone after 5000 ms', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-05T10:00:00Z') })
  await open(page, '/destinations')
  await page.clock.pauseAt(new Date('2026-01-05T11:00:00Z'))
  await page.getByRole('button', { name: 'Add Bali to wishlist' }).click()
  await page.getByRole('button', { name: 'Add Bangkok to wishlist' }).click()
  const toast = page.locator('[popover=manual]')
  await expect(toast).toHaveCount(1)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4900)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
})

test('§2 destination: hero, about, what to expect, gallery, price per person, rating and Book Now', async ({
  page,
}) => {
  await open(page, '/destinations')
  await page.getByRole('link', { name: 'Istanbul', exact: true }).click()
  await expect(page).toHaveURL(/\/destinations\/istanbul-turkey$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Istanbul')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  for (const name of ['About Istanbul', 'What to expect', 'Gallery'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByText('Price per person')).toBeVisible()
  const { price, rating } = destination('istanbul-turkey')
  await expect(page.locator('aside')).toContainText(fromPrice(price))
  await expect(page.locator('aside')).toContainText(`${rating} out of 5`)
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeVisible()
})

test('§4 gallery index: previous and next wrap around, by button and by arrow key', async ({ page }) => {
  const count = destination('singapore').details.gallery.length
  await open(page, '/destinations/singapore')
  const gallery = page.getByRole('region', { name: 'Pictures of Singapore' })
  const shown = gallery.getByRole('img')
  const first = await shown.getAttribute('alt')
  await expect(gallery).toContainText(`1 of ${count}`)
  await gallery.getByRole('button', { name: 'Previous picture' }).click()
  await expect(gallery).toContainText(`${count} of ${count}`)
  await gallery.getByRole('button', { name: 'Next picture' }).click()
  await expect(shown).toHaveAttribute('alt', first ?? '')
  await page.keyboard.press('ArrowRight')
  await expect(gallery).toContainText(`2 of ${count}`)
})

test('§8 unknown destination: status 404, Destination Not Found, Back to Home', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/)
  const response = await page.goto('/destinations/atlantis')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destination Not Found')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Your Next Adventure')
})

test('an unknown address answers 404 with links to other pages', async ({ page, allowConsole }) => {
  allowConsole(/404/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})

test('one-word places also answer at the doubled form', async ({ page }) => {
  await page.goto('/destinations/singapore-singapore')
  await expect(page).toHaveURL(/\/destinations\/singapore$/)
})

test('§2 destinations: the page scrolls to the top when the slug changes, and back restores the place', async ({
  page,
}) => {
  await open(page, '/destinations/rome-italy')
  const more = page.locator('section').filter({ hasText: 'More places to consider' })
  const next = more.getByRole('listitem').getByRole('link').first()
  await next.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await next.click()
  await expect(page).not.toHaveURL(/rome-italy/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rome')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test.describe('with prefetched pages', () => {
  test.use({ savesData: false })

  test('spec, first paragraph: a loaded site browses with nothing but the files of its build', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { fetch } = globalThis
      globalThis.fetch = (input, init) => {
        const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href)
        const isBuilt = origin === location.origin && /^\/(assets|data)\/.*\.json$|\.data$/.test(pathname)
        return isBuilt ? fetch(input, init) : Promise.reject(new Error(`${pathname} is cut off`))
      }
      XMLHttpRequest.prototype.send = () => {
        throw new Error('requests are cut off')
      }
    })
    await open(page, '/')
    await page.getByRole('link', { name: 'View All Destinations' }).click()
    // The home page has a link of the same name.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinations')
    for (const name of ['Paris', 'Tokyo']) {
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinations')
    }
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Your Next Adventure')
  })

  test('an entry that cannot be fetched shows an error, and Try again loads it', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|net::ERR|Failed to fetch|dynamically imported module/)
    await open(page, '/destinations')
    // Route code is prefetched when idle, so that only the entry's own file is missing.
    await warmed(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Cairo', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This destination could not be loaded')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cairo')
  })
})
