import { expect, type Page } from '@playwright/test'

/** The parts of the four-step form. */
export const path = '/custom-package'
export const main = (page: Page) => page.locator('main')
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true })
export const quote = (page: Page) => page.getByRole('button', { name: 'Request My Quote' })
export const step = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 2, name, exact: true })
export const notes = (page: Page) => main(page).getByLabel('Notes (optional)')
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })

export async function fillDetails(page: Page) {
  await field(page, 'Name').fill('Asha Verma')
  await field(page, 'Email').fill('asha@example.com')
  await field(page, 'Travelers').fill('3')
  await next(page).click()
  await expect(step(page, 'Destination & Dates')).toBeFocused()
}

export async function fillTrip(page: Page) {
  await field(page, 'Destination').fill('Tokyo')
  await field(page, 'Start date').fill('2031-04-01')
  await field(page, 'End date').fill('2031-04-12')
  await next(page).click()
  await expect(step(page, 'Interests & Style')).toBeFocused()
}

export async function fillToTheEnd(page: Page) {
  await fillDetails(page)
  await fillTrip(page)
  await next(page).click()
  await expect(step(page, 'Final Touches')).toBeFocused()
}
