import { expect, type Locator, type Page } from '@playwright/test'

/** The one toast of the site, by its title. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator('[popover=manual][data-variant]')
  await expect(toast).toHaveCount(1)
  await expect(toast).toContainText(title)
  if (description) await expect(toast).toContainText(description)
}

/** Waits until the page's scripts answer, so that a test acts on what a visitor sees a moment later. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated')

/** Opens a page and waits for its scripts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Fills the query dialog as a traveller would. */
export async function fillEnquiry(
  dialog: Locator,
  words: { name?: string; email?: string; phone?: string; message?: string },
) {
  if (words.name !== undefined) await dialog.getByLabel('Name').fill(words.name)
  if (words.email !== undefined) await dialog.getByLabel('Email').fill(words.email)
  if (words.phone !== undefined) await dialog.getByLabel('Phone').fill(words.phone)
  if (words.message !== undefined) await dialog.getByLabel('Message').fill(words.message)
}

/** An address nobody else uses. */
export const freshEmail = (): string => `traveller-${crypto.randomUUID().slice(0, 8)}@example.com`

export const password = 'monsoon-42'

export async function signUp(page: Page, email: string): Promise<void> {
  await open(page, '/sign-up')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await open(page, '/sign-in')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
