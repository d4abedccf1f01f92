import type { Page } from '@playwright/test'
import { open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

const rows = (page: Page) => page.locator('main li').filter({ hasText: /^(\d\d%|None) / })

for (const path of ['/cancellation-policy', '/packages/exclusive-vietnam'])
  test(`${path} shows the last dates for 90%, 50% and no refund for a departure day`, async ({ page }) => {
    // In India it is already the 20th, which is a day late for 90%.
    await page.clock.setFixedTime(new Date('2027-01-19T19:00:00Z'))
    await open(page, path)
    const main = page.locator('main')
    await main.getByLabel('Departure day').fill('2027-03-20')
    await expect(rows(page)).toHaveText([
      '90% if your notice reaches us by 19 January 2027 (this date has passed)',
      '50% if your notice reaches us by 18 February 2027 as of today',
      'None from 19 February 2027 on',
    ])
    await main.getByLabel('Departure day').fill('2028-03-30')
    await expect(rows(page).nth(1)).toContainText('by 29 February 2028')
    await main.getByLabel('Departure day').fill('2027-01-19')
    await expect(main.getByText('Choose a departure day in the future.')).toBeVisible()
    await expect(main).toContainText("Airline tickets follow the airline's own policy")
    await expect(main).toContainText('Notice is valid only in writing')
    await expect(main).toContainText('within 24 hours')
  })
