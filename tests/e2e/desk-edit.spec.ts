import { violations } from '#tests/support/axe.ts'
import { expect, phone, test as base } from '#tests/support/desk-test.ts'
import { temporaryFolder } from '#tests/support/server.ts'

/** Drafts of its own for every test. */
const test = base.extend({
  deskEnv: async ({ browserName: _name }, use) => {
    const { path, remove } = await temporaryFolder()
    await use({ DATA_DIR: path })
    await remove()
  },
})
test.use(phone)

test('a changed price is checked while it is typed, kept, and listed to be published', async ({
  signedIn: page,
}) => {
  await page.getByRole('link', { name: 'Pages' }).click()
  await page.getByRole('searchbox').fill('bali')
  await page.getByRole('link', { name: 'Bali' }).click()
  const price = page.getByRole('textbox', { name: 'Price', exact: true })
  await price.fill('8 49')
  await expect(price).toHaveAccessibleDescription(/This is not a price\. Write digits only/)
  await page.getByRole('button', { name: '1 mistake' }).click()
  await expect(price).toBeFocused()
  await price.fill('849')
  await expect(page.getByText(/^Kept/)).toBeVisible()
  await expect(page.getByRole('button', { name: '1 mistake' })).toBeHidden()
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
  await page.getByRole('button', { name: 'Bring them back' }).click()
  await expect(price).toHaveValue('849')
})

test('items of a list are moved, duplicated and removed by keyboard, and it is said', async ({
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
  await expect(page.locator('[data-live=polite]')).toHaveText('Moved to 2 of 2.')
  await page.keyboard.press('Enter')
  await route.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(items).toHaveText(['1. Phuket'])
  await expect(page.getByText(/^This has 3 nights; 6 days need 5\./).first()).toBeVisible()
  await route.getByRole('button', { name: 'Bring it back' }).click()
  await expect(items).toHaveText(['1. Phuket', '2. Bangkok'])
})

test('nothing that was typed is lost when the line is down and the sign-in has ended', async ({
  signedIn: page,
  context,
  allowConsole,
}) => {
  allowConsole(/api\/page\/keep/)
  await page.goto('/pages/destinations/bali-indonesia.yaml')
  const price = page.getByRole('textbox', { name: 'Price', exact: true })
  await page.route('**/api/page/keep', (route) => route.abort())
  await price.fill('777')
  await expect(page.getByRole('main').getByText(/^Kept on this device/)).toBeVisible()
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
  await expect(page.getByText(/^Kept \w{3}/)).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('desk-'))),
  ).toEqual([])
})

test('the second of two people compares and chooses', async ({ signedIn: page, context }) => {
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto('/pages/destinations/bali-indonesia.yaml')
    await expect(one.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('899')
  }
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('849')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bali and Lombok')
  await expect(page.getByText(/^Kept/)).toBeVisible()
  await other.getByRole('textbox', { name: 'Price', exact: true }).fill('799')
  await expect(other.getByText(/changed the same as you/)).toBeVisible()
  await other.getByRole('radio', { name: /: 849$/ }).check()
  await other.getByRole('button', { name: 'Keep these' }).click()
  await expect(other.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('849')
  await expect(other.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Bali and Lombok')
})

test('a page is duplicated, removed again, and what leads to a removed page is named', async ({
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
