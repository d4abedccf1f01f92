import { readFile } from 'node:fs/promises'
import { open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

const path = '/packages/exclusive-vietnam'

test('the itinerary can be downloaded as a calendar file from a chosen day', async ({ page }) => {
  await open(page, path)
  const opener = page.getByRole('button', { name: 'Add to calendar' })
  await opener.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  const start = page.getByLabel('First day of the trip')
  await expect(start).toBeFocused()
  await start.fill('2031-04-01')
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download calendar file' }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toBe('exclusive-vietnam-2031-04-01.ics')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(8)
  expect(text).toContain('DTSTART;VALUE=DATE:20310401\r\n')
  expect(text).toContain('DTSTART;VALUE=DATE:20310408\r\n')
})

test('sharing opens the share sheet, or copies the link in browsers without one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => void (document.title = `shared ${data.url}`),
    })
  })
  await open(page, path)
  await page.getByRole('button', { name: 'Share this trip' }).click()
  await expect(page).toHaveTitle(new RegExp(`^shared http.*${path}$`))
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'share'))
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: 'Share this trip' }).click()
  await expect(page.getByRole('main').getByText('The link to this trip is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${path}$`))
})

test('print keeps each day on one page, includes refunds, and omits controls and gallery', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = '')
  })
  await open(page, path)
  await page.getByRole('button', { name: 'Print trip sheet' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print trip sheet' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Book This Trip' })).toBeHidden()
  await expect(page.locator('#photos')).toBeHidden()
  await expect(page.getByText('Cancel 60 days or more before departure: 90% back.')).toBeVisible()
  await expect(page.locator('#itinerary li').first()).toHaveCSS('break-inside', 'avoid')
})

test('a package without an itinerary has no trip sheet', async ({ page }) => {
  await open(page, '/packages/tropical-paradise-maldives')
  await expect(page.getByRole('button', { name: 'Book This Trip' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print trip sheet' })).toHaveCount(0)
})
