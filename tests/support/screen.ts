import { hostedUrl } from './hosted-service.ts'
import { expect, type Locator, type Page } from '@playwright/test'

/** The site's toast, by its title. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator('[popover=manual][data-variant]')
  await expect(toast).toHaveCount(1)
  await expect(toast).toContainText(title)
  if (description) await expect(toast).toContainText(description)
}

/** Waits until the page's scripts run, so that a test does not act earlier than a visitor could. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated')

/** A visitor's first move, on which the page loads the rest of its code. */
export const stir = (page: Page): Promise<void> => page.mouse.move(5, 5)

/** Opens a page and waits for its scripts. Without a move no other page is prefetched, which saves a third of the work. */
export async function look(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Lays out the rest of the page too. A browser otherwise does this on scrolling. */
export const layOutWhole = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))

/** Opens a page, waits for its scripts, and moves once as a visitor would. */
export async function open(page: Page, path: string): Promise<void> {
  await look(page, path)
  await stir(page)
}

/** Loads no pictures, for tests that need only the boxes reserved for them. */
export async function blockPictures(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: ['*/pictures/*'] })
}

/** Waits until every page's code is prefetched, which begins at a visitor's first move. */
export const warmed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const fetched = new Set(
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    const { __reactRouterManifest: manifest } = globalThis as unknown as {
      __reactRouterManifest: { routes: Record<string, { module: string }> }
    }
    return Object.values(manifest.routes).every(({ module }) => fetched.has(module))
  })

/** Fills in the query dialog. */
export async function fillEnquiry(
  dialog: Locator,
  words: { name?: string; email?: string; phone?: string; message?: string },
) {
  if (words.name !== undefined) await dialog.getByLabel('Name').fill(words.name)
  if (words.email !== undefined) await dialog.getByLabel('Email').fill(words.email)
  if (words.phone !== undefined) await dialog.getByLabel('Phone').fill(words.phone)
  if (words.message !== undefined) await dialog.getByLabel('Message').fill(words.message)
}

/** A new address. */
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

/**
 * Opens a link from a mail and presses the button of its page, with the password if one is given. On another
 * origin the page cannot use this browser's session, and some links ask for the password.
 */
export async function followLink(page: Page, link: string, secret?: string): Promise<void> {
  await page.goto(link)
  const field = page.getByLabel('Password of the account')
  if (secret !== undefined) await field.fill(secret)
  else if (link.startsWith(hostedUrl) && (await field.isVisible())) await field.fill(password)
  await page.getByRole('main').getByRole('button').click()
}

/** Media queries are evaluated in the frame after the window's width changes. */
export const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  )
