import type { Page } from '@playwright/test'
import { violations } from '#tests/support/axe.ts'
import { expect, phone, testOfDrafts as test } from '#tests/support/desk-test.ts'

test.use(phone)

const fitsWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('a changed price is checked while typing, saved, and listed for publishing', async ({
  signedIn: page,
}) => {
  await page.getByRole('link', { name: 'Pages' }).click()
  await page.getByRole('searchbox').fill('bali')
  await expect(page.locator(':not(dialog) > [data-live=polite]')).toHaveText('1 page.')
  await page.getByRole('link', { name: 'Bali' }).click()
  const price = page.getByRole('textbox', { name: 'Price', exact: true })
  await price.fill('8 49')
  await expect(price).toHaveAccessibleDescription(/This is not a price\. Write digits only/)
  await page.getByRole('button', { name: '1 mistake', exact: true }).click()
  await expect(price).toBeFocused()
  await price.fill('849')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await expect(page.getByRole('button', { name: '1 mistake', exact: true })).toBeHidden()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Publish…' }).click()
  const change = page.getByRole('listitem').filter({ hasText: 'Places: Bali' })
  await expect(change).toContainText('Before: 899')
  await expect(change).toContainText('Now: 849')
  await page.goBack()
  await expect(price).toHaveValue('849')
  await page.getByText('Changed by').click()
  await page.getByRole('button', { name: 'Discard these changes' }).click()
  await expect(price).toHaveValue('899')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(price).toHaveValue('849')
})

test('items of a list are moved, duplicated and removed by keyboard, and each change is announced', async ({
  signedIn: page,
}) => {
  await page.goto('/pages/packages/exotic-thailand.yaml')
  const route = page.getByRole('group', { name: 'Route' })
  const items = route.getByRole('button', { name: /^\d\. / })
  await expect(items).toHaveText(['1. Bangkok', '2. Phuket'])
  const grips = route.getByRole('button', { name: /^Item/ })
  await grips.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(items).toHaveText(['1. Phuket', '2. Bangkok'])
  await expect(grips.nth(1)).toBeFocused()
  await expect(page.locator(':not(dialog) > [data-live=polite]')).toHaveText('Moved to 2 of 2.')
  await page.keyboard.press('Enter')
  await route.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(items).toHaveText(['1. Phuket'])
  await expect(page.getByText(/^This has 3 nights; 6 days need 5\./).first()).toBeVisible()
  await route.getByRole('button', { name: 'Undo' }).click()
  await expect(items).toHaveText(['1. Phuket', '2. Bangkok'])
})

test('typed text survives a lost connection and an expired sign-in', async ({
  signedIn: page,
  context,
  allowConsole,
}) => {
  allowConsole(/api\/page\/keep/)
  await page.goto('/pages/destinations/bali-indonesia.yaml')
  const price = page.getByRole('textbox', { name: 'Price', exact: true })
  await page.route('**/api/page/keep', (route) => route.abort())
  await price.fill('777')
  await expect(page.getByRole('main').getByText(/^Saved on this device/)).toBeVisible()
  await page.unroute('**/api/page/keep')
  const cookies = await context.cookies()
  await context.clearCookies()
  await price.fill('778')
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/sign-in?back=%2Fpages%2Fdestinations%2Fbali-indonesia.yaml',
  )
  await context.addCookies(cookies)
  await page.reload()
  await expect(price).toHaveValue('778')
  await expect(page.getByText(/^Saved \w{3}/)).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('desk-'))),
  ).toEqual([])
})

test('the second of two people who changed a field chooses between both values', async ({
  signedIn: page,
  context,
}) => {
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto('/pages/destinations/bali-indonesia.yaml')
    await expect(one.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('899')
  }
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('849')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bali and Lombok')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await other.getByRole('textbox', { name: 'Price', exact: true }).fill('799')
  await expect(other.getByText(/changed the same fields as you/)).toBeVisible()
  expect(await violations(other)).toEqual([])
  expect(await fitsWidth(other)).toBeLessThanOrEqual(0)
  await other.getByRole('radio', { name: /: 849$/ }).check()
  await other.getByRole('button', { name: 'Keep these' }).click()
  await expect(other.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('849')
  await expect(other.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Bali and Lombok')
})

test('a page can be duplicated and removed, and links to a removed page are listed', async ({
  signedIn: page,
}) => {
  await page.goto('/pages/destinations/bali-indonesia.yaml')
  await page.getByRole('button', { name: 'Duplicate this page' }).click()
  await page.getByLabel('Name of the new page').fill('Lombok')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pages\/destinations\/lombok\.yaml$/)
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Lombok')
  await page.getByRole('button', { name: 'Remove this page' }).click()
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lombok' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Bangkok', exact: true }).click()
  await page.getByRole('button', { name: 'Remove this page' }).click()
  await expect(page.getByRole('link', { name: 'Trips: Exotic Thailand' }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep the page' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Bangkok')
})

test('a live preview is beside the form on a wide screen, and shows each change', async ({
  signedIn: page,
  allowConsole,
}) => {
  test.setTimeout(180_000)
  // Caused by the test, which looks into a frame without scripts.
  allowConsole(/Blocked script execution/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/pages/destinations/bali-indonesia.yaml')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const live = page.getByRole('region', { name: 'Live preview' })
  const shown = live.frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Bali', { timeout: 120_000 })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bali and Lombok')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Bali and Lombok', { timeout: 30_000 })
  await live.getByText('laptop').click()
  await expect(live.getByText('This preview shows all changes.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(live).toBeHidden()
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('8 49')
  await expect(page.getByRole('button', { name: '1 mistake', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preview')
  await expect(page.locator('iframe')).toBeVisible({ timeout: 30_000 })
  expect(await violations(page)).toEqual([])
  expect(await fitsWidth(page)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('main').getByText('Not published. The site has not changed.')).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText(/This is not a price/).last()).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await fitsWidth(page)).toBeLessThanOrEqual(0)
})

test('the editor shows who else has the page open', async ({ signedIn: page }) => {
  await page.route('**/api/page/here', (route) =>
    route.fulfill({ json: [{ name: 'Kabir', isTyping: true }] }),
  )
  await page.goto('/pages/destinations/bali-indonesia.yaml')
  await expect(page.getByText('Kabir is changing this page too.').first()).toBeVisible()
  expect(await fitsWidth(page)).toBeLessThanOrEqual(0)
})

test('a long form has keyboard links to its sections, with the number of mistakes in each', async ({
  signedIn: page,
}) => {
  await page.goto('/pages/destinations/bangkok-thailand.yaml')
  const jumps = page.getByRole('navigation', { name: 'Parts of this page' })
  await expect(jumps.getByRole('button')).toHaveText(['Words', 'Facts', 'Price', 'Pictures'])
  const price = page.getByRole('textbox', { name: 'Price', exact: true })
  await expect(price).toHaveAccessibleDescription(
    /Shown on its page, in lists and search.* 2 trips and 1 story linked with it may show it too\./,
  )
  await price.fill('dear')
  await expect(jumps.getByRole('button', { name: 'Price 1 mistake' })).toBeVisible()
  await jumps.getByRole('button', { name: 'Pictures' }).focus()
  await page.keyboard.press('Enter')
  const pictures = page.getByRole('heading', { name: 'Pictures' })
  await expect(pictures).toBeFocused()
  await expect(pictures).toBeInViewport({ ratio: 1 })
  await expect(jumps.getByRole('button', { name: 'Pictures' })).toHaveAttribute('aria-current', 'true')
  await expect(jumps).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: '1 mistake', exact: true }).click()
  await expect(price).toBeFocused()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('the list of pages can be sorted by price and by last change, and stays sorted', async ({
  signedIn: page,
}) => {
  await page.goto('/pages/destinations/rome-italy.yaml')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Rome today')
  await expect(page.getByText(/^Saved \w{3}/)).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  const rows = page.getByRole('region', { name: 'Places' }).getByRole('listitem')
  await expect(rows.first()).toContainText('Baku')
  const order = page.getByRole('combobox', { name: 'Sort by' })
  await order.selectOption('last change')
  await expect(rows.first()).toContainText(/Rome today.*Changed by/)
  await order.selectOption('price')
  const prices = (await rows.allInnerTexts()).map((text) =>
    Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(',', '')),
  )
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(prices[0]).toBeGreaterThan(0)
  await rows.nth(1).getByRole('link').click()
  await page.getByRole('heading', { name: 'Price' }).waitFor()
  await page.goBack()
  await expect(order).toHaveValue('price')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('the title of a page that a story recommends is shown', async ({ signedIn: page }) => {
  await page.goto('/pages/posts/yaowarat-after-dark.md')
  const related = page.getByRole('group', { name: 'Related' })
  await expect(related.getByRole('button', { name: /^\d\. / })).toHaveText([
    '1. Bangkok',
    '2. Exotic Thailand',
    '3. Istanbul from simit to supper',
  ])
})

test('list items can be dragged with the mouse and by touch', async ({ signedIn: page, context }) => {
  await page.goto('/pages/packages/exotic-thailand.yaml')
  const route = page.getByRole('group', { name: 'Route' })
  const items = route.getByRole('button', { name: /^\d\. / })
  const grips = route.getByRole('button', { name: /^Item/ })
  const middle = async (at: number) => {
    const box = await grips.nth(at).boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  await grips.nth(0).scrollIntoViewIfNeeded()
  const [from, to] = [await middle(0), await middle(1)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  await expect(items).toHaveText(['1. Phuket', '2. Bangkok'])
  // A drag does not open the item's actions.
  await expect(route.getByRole('button', { name: 'Duplicate', exact: true })).toHaveCount(0)
  const touch = await context.newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', [to])
  for (let step = 1; step <= 8; step += 1)
    await send('touchMove', [{ x: to.x, y: to.y + ((from.y - to.y) * step) / 8 }])
  await send('touchEnd', [])
  await expect(items).toHaveText(['1. Bangkok', '2. Phuket'])
})

test('a new trip starts with its first field and its required lines, and Back restores the list’s position', async ({
  signedIn: page,
}) => {
  await page.getByRole('link', { name: 'Pages' }).click()
  await page.getByRole('button', { name: 'New trip' }).click()
  await page.getByLabel('Name of the new page').fill('Silk Road by Train')
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  expect(before).toBeGreaterThan(500)
  await page.getByRole('button', { name: 'Create the page' }).click()
  await expect(page.getByRole('heading', { name: 'Silk Road by Train', level: 1 })).toBeFocused()
  await expect.poll(scrolled).toBe(0)
  await expect(page.getByRole('textbox').first()).toHaveAccessibleName('Name')
  await expect(page.getByRole('textbox', { name: 'Number', exact: true })).toHaveValue('15')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('')
  await expect(name).toHaveAccessibleDescription(/This is empty\. It is required: write the text\./)
  await name.fill('Silk Road by Train')
  const features = page.getByRole('group', { name: 'Features' })
  await expect(features.getByRole('textbox')).toHaveCount(4)
  await expect(page.getByRole('button', { name: '10 to complete' })).toBeVisible()
  await page.getByRole('button', { name: '10 to complete' }).click()
  await expect(page.getByRole('textbox', { name: 'Image text' })).toBeFocused()
  await page.goBack()
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(300)
})
