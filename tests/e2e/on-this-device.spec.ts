import type { Page } from '@playwright/test'
import { keptOnDevice } from '#site/lib/kept-on-device.ts'
import { fillEnquiry, freshEmail, hydrated, open, signUp } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'
import { field, fillDetails, fillTrip, next, path as wizard, quote, step } from '#tests/support/wizard.ts'

const main = (page: Page) => page.locator('main')
const notice = (page: Page) => main(page).getByText(/^You began .+\. Continue, or start again\?$/)
const stored = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])

test('an unfinished trip plan is offered again, and restored only at Continue', async ({ page }) => {
  await open(page, wizard)
  await fillDetails(page)
  await field(page, 'Destination').fill('Tokyo')
  await page.reload()
  await hydrated(page)
  await expect(notice(page)).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('')
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await expect(step(page, 'Destination & Dates')).toBeFocused()
  await expect(field(page, 'Destination')).toHaveValue('Tokyo')
  await expect(field(page, 'Name')).toHaveValue('Asha Verma')
  await page.reload()
  await main(page).getByRole('button', { name: 'Start again' }).click()
  await expect(notice(page)).toBeHidden()
  expect(await stored(page)).not.toContain('draft-trip')
})

test('a trip plan continues at its last step, with its budget', async ({ page }) => {
  await open(page, wizard)
  await fillDetails(page)
  await fillTrip(page)
  await field(page, 'Amount in US dollars').fill('4200')
  await field(page, 'Foodie').check()
  await page.reload()
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await expect(step(page, 'Interests & Style')).toBeFocused()
  await expect(page.getByRole('slider', { name: 'Budget' })).toHaveValue('4200')
  await expect(field(page, 'Foodie')).toBeChecked()
  await next(page).click()
  for (const answer of ['Asha Verma', 'Tokyo', '$4,200', 'Foodie'])
    await expect(main(page).locator('dl').getByText(answer)).toBeVisible()
  await page.reload()
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await expect(main(page).locator('dl').getByText('$4,200')).toBeVisible()
  await quote(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You')
  const request = await page.evaluate(() => localStorage.getItem('customPackageQuery'))
  expect(JSON.parse(request ?? '{}')).toMatchObject({
    name: 'Asha Verma',
    budget: 4200,
    interests: ['Foodie'],
  })
})

test('a restored draft continues at the first step with a missing answer', async ({ page }) => {
  await open(page, wizard)
  await page.evaluate(() => {
    const fields = { name: ['Asha'], step: ['3'] }
    localStorage.setItem('draft-trip', JSON.stringify({ begunAt: Date.now(), savedAt: Date.now(), fields }))
  })
  await page.reload()
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await expect(field(page, 'Name')).toHaveValue('Asha')
  await expect(step(page, 'Your Details')).toBeVisible()
})

test('a draft is deleted once it is sent, and is not the request of spec §7', async ({ page }) => {
  await open(page, '/contact')
  await main(page).getByLabel('Full Name').fill('Asha Verma')
  await main(page).getByLabel('Email', { exact: true }).fill(freshEmail())
  await main(page).getByLabel('Subject').fill('Rooms')
  await main(page).getByLabel('Message').fill('Two, please.')
  await expect.poll(() => stored(page)).toContain('draft-message')
  expect(await stored(page)).not.toContain('customPackageQuery')
  await main(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(main(page)).toContainText('Your message left this device at')
  expect(await stored(page)).not.toContain('draft-message')
})

test('an enquiry begun on one page can be continued on another', async ({ page }) => {
  await open(page, '/destinations/bali-indonesia')
  await page.getByRole('button', { name: 'Book Now' }).click()
  await fillEnquiry(page.getByRole('dialog'), { name: 'Asha', message: 'Quiet rooms.' })
  await open(page, '/packages/exclusive-vietnam')
  await page.getByRole('button', { name: 'Book This Trip' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha')
  await expect(dialog.getByLabel('Message')).toHaveValue('Quiet rooms.')
})

test('the panel lists every stored key, clears one, and signs out when it clears all', async ({ page }) => {
  await signUp(page, freshEmail())
  await expect(page).toHaveURL(/\/dashboard$/)
  await open(page, '/destinations/bali-indonesia')
  await expect(main(page).getByRole('button', { name: 'Book Now' })).toBeVisible()
  await expect.poll(() => stored(page)).toContain('recentlyViewed')
  await open(page, '/cookie-policy')
  const panel = page.getByRole('region', { name: 'On this device' })
  await expect(panel.getByRole('listitem').filter({ hasText: 'sb-agency-auth-token' })).toBeVisible()
  const unlisted = (await stored(page)).filter((key) => !(key in keptOnDevice))
  expect(unlisted).toEqual([])
  await panel.getByRole('button', { name: 'Clear Recently viewed trips' }).click()
  await expect(panel.locator('p[tabindex]')).toHaveText('Cleared: Recently viewed trips.')
  await expect(panel.locator('p[tabindex]')).toBeFocused()
  expect(await stored(page)).not.toContain('recentlyViewed')
  await panel.getByRole('button', { name: 'Clear all' }).click()
  await expect(panel.locator('p[tabindex]')).toHaveText('Cleared: everything this site kept here.')
  await expect(panel.getByRole('listitem').filter({ hasText: 'sb-meridaya' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
})
