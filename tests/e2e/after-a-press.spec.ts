/** Where focus goes and what is announced after a press (docs/decisions/012-after-a-press.md). */
import type { Page } from '@playwright/test'
import { expectHeard, focusedElement, heard, listen } from '#tests/support/listen.ts'
import { expectToast, fillEnquiry, freshEmail, open } from '#tests/support/screen.ts'
import { expect, phone, test } from '#tests/support/test.ts'

test.beforeEach(async ({ page }) => {
  await listen(page)
})

const sends = '**/api/v1.0/email/send'

async function failSends(page: Page) {
  await page.route(sends, (route) => route.fulfill({ status: 500, body: 'no' }))
}

async function openEnquiry(page: Page) {
  await open(page, '/destinations/bali-indonesia')
  const opener = page.getByRole('button', { name: /Book Now/ }).first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Enquire about Bali' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await heard(page)
  return { opener, dialog }
}

async function fillContact(page: Page) {
  await open(page, '/contact')
  const main = page.getByRole('main')
  await main.getByLabel('Full Name').fill('Asha')
  await main.getByLabel('Email').fill('asha@example.com')
  await main.getByLabel('Subject').fill('Boats')
  await main.getByLabel('Message').fill('In May?')
  return main.getByRole('button', { name: 'Send Message' })
}

test('contact, sent: the confirmation line has the focus, and the toast is announced once', async ({
  page,
}) => {
  const send = await fillContact(page)
  await send.press('Enter')
  await expect(page.getByText('Your message left this device')).toBeFocused()
  await expectHeard(page, "Message Sent! Thanks for reaching out! We'll get back to you shortly.")
})

test('contact, failed: the notice with other ways to send has the focus, and Tab goes to these', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500/)
  await failSends(page)
  const send = await fillContact(page)
  await send.press('Enter')
  await expect(page.locator('[data-outcome]')).toBeFocused()
  await expectHeard(page, 'Oops! Something went wrong. Please try again later or contact us directly.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'E-mail', exact: true })).toBeFocused()
})

test('enquiry, failed: the notice with other ways to send has the focus, and a slow "Sending..." is announced', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500/)
  await page.route(sends, async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.fulfill({ status: 500, body: 'no' })
  })
  const { dialog } = await openEnquiry(page)
  await fillEnquiry(dialog, { name: 'Asha', email: 'asha@example.com' })
  await dialog.getByRole('button', { name: 'Send Query' }).press('Enter')
  await expect(dialog.locator('[data-outcome]')).toBeFocused()
  await expectHeard(
    page,
    'Sending... Keep this open for a moment, we are handing your message over.',
    'Failed to send query. There was an issue sending your request. Please try again.',
  )
})

test('enquiry, sent: the opener has the focus again, and only the toast is announced', async ({ page }) => {
  const { opener, dialog } = await openEnquiry(page)
  await fillEnquiry(dialog, { name: 'Asha', email: 'asha@example.com' })
  await dialog.getByRole('button', { name: 'Send Query' }).press('Enter')
  await expectToast(page, 'Query Sent! 🎉')
  await expect(opener).toBeFocused()
  await expectHeard(page, "Query Sent! We've received your query and will get back to you shortly.")
})

test('§5 query dialog: a missing field is marked until it is filled, and announced as required', async ({
  page,
}) => {
  const { dialog } = await openEnquiry(page)
  const [name, email] = [dialog.getByLabel('Name'), dialog.getByLabel('Email')]
  await expect(name).toHaveAttribute('aria-required', 'true')
  await expect(email).toHaveAttribute('aria-required', 'true')
  await expect(dialog.getByLabel('Message')).not.toHaveAttribute('aria-required')
  await expect(dialog.getByText('Message (optional)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send Query' }).press('Enter')
  await expectToast(page, 'Uh oh! Something went wrong.', 'Please fill in your name and email.')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Name is required')
  await expect(email).toHaveAccessibleDescription('Email is required')
  await name.fill('Asha')
  await expect(name).toHaveAttribute('aria-invalid', 'false')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})

test('sign-in, refused: the password has the focus, and the form’s message stays when the toast disappears after five seconds', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/400/)
  await open(page, '/sign-in')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(freshEmail())
  await main.getByLabel('Password', { exact: true }).fill('wrong-one')
  await main.getByRole('button', { name: 'Sign In' }).press('Enter')
  await expect(main.getByLabel('Password', { exact: true })).toBeFocused()
  await expect
    .poll(() => page.evaluate(() => window.announced))
    .toContainEqual({ words: 'Sign in Failed. Invalid login credentials', isUrgent: true })
  await expect(main.locator('[data-outcome]')).toHaveText(
    'Not signed in. Your address is still here. Check the password, or ask for a new one.',
  )
})

test('leaving an invalid field announces its message, and Enter in that field announces it again', async ({
  page,
}) => {
  await open(page, '/sign-up')
  const email = page.getByRole('main').getByLabel('Email')
  await email.fill('asha@')
  await email.press('Tab')
  await expectHeard(page, 'Invalid email address')
  await email.focus()
  await email.press('Enter')
  await expectHeard(page, 'Invalid email address')
})

test('another search keeps the fields, moves focus to the heading and announces the result', async ({
  page,
}) => {
  await open(page, '/search?q=bali')
  const box = page.getByRole('search').getByLabel('Destination')
  await expect(page.getByRole('heading', { level: 2, name: /Destinations/ })).toBeVisible()
  await page.waitForTimeout(300)
  await heard(page)
  await box.fill('zzz')
  await page.waitForTimeout(400)
  await heard(page)
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'No Results Found' })).toBeFocused()
  await expect(page).toHaveTitle(/^No results for zzz/)
  await expectHeard(page, /^No results for zzz/)
  await expect(box).toHaveValue('zzz')
  await box.fill('rome')
  await page.waitForTimeout(400)
  await heard(page)
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Search Results' })).toBeFocused()
  await expectHeard(page, /^Search results for rome/)
})

for (const path of ['/packages/european-grand-tour', '/privacy-policy'])
  test(`after each link within ${path}, Tab goes on inside its section`, async ({ page }) => {
    await open(page, path)
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const count = await links.count()
    expect(count).toBeGreaterThan(2)
    for (let index = 0; index < count; index += 1) {
      const id = ((await links.nth(index).getAttribute('href')) ?? '').slice(1)
      await links.nth(index).press('Enter')
      await expect(page).toHaveURL(new RegExp(`#${id}$`))
      await page.keyboard.press('Tab')
      const isBehind = await page.evaluate((target) => {
        const section = document.getElementById(target)
        const active = document.activeElement
        return Boolean(
          section && active && section.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING,
        )
      }, id)
      expect(isBehind, id).toBe(true)
      expect(await focusedElement(page), id).not.toBe('BODY')
    }
  })

test('a toast closes on Escape without moving the focus, and can be read again at the bottom of the page', async ({
  page,
}) => {
  await open(page, '/destinations')
  const heart = page.getByRole('button', { name: 'Add Bali to wishlist' })
  await expect(heart).toHaveAccessibleDescription('Not available yet')
  await heart.press('Enter')
  const toast = page.locator('[popover=manual][data-variant]')
  await expect(toast).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
  await expect(heart).toBeFocused()
  await expectHeard(page, "Wishlist feature isn't implemented yet")
  await expect(page.getByRole('contentinfo')).toContainText(
    "Last notice: Wishlist feature isn't implemented yet",
  )
  await heart.press('Enter')
  await toast.getByRole('button', { name: 'Dismiss notification' }).focus()
  await page.keyboard.press('Enter')
  await expect(toast).toHaveCount(0)
  await expect(heart).toBeFocused()
})

test('Escape closes the toast above a dialog first, then the dialog', async ({ page }) => {
  const { dialog } = await openEnquiry(page)
  await dialog.getByRole('button', { name: 'Send Query' }).press('Enter')
  await expectToast(page, 'Uh oh! Something went wrong.')
  await page.keyboard.press('Escape')
  await expect(page.locator('[popover=manual][data-variant]')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [320, 568],
] as const)
  test(`${width} by ${height} px: the toast above a dialog covers neither its close button nor the field with the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const { dialog } = await openEnquiry(page)
    await dialog.getByRole('button', { name: 'Send Query' }).press('Enter')
    await expectToast(page, 'Uh oh! Something went wrong.')
    await expect(dialog.getByLabel('Name')).toBeFocused()
    const covered = () =>
      dialog.evaluate((it) => {
        const toast =
          it.querySelector('[popover=manual]')?.getBoundingClientRect() ?? new DOMRect(0, 0, 9999, 9999)
        const isFree = ({ top, bottom, left, right }: DOMRect) =>
          top >= toast.bottom || bottom <= toast.top || left >= toast.right || right <= toast.left
        return [...it.querySelectorAll('[aria-label=Close], :focus')].filter(
          (part) => !isFree(part.getBoundingClientRect()),
        ).length
      })
    // The toast is animated.
    await expect.poll(covered).toBe(0)
    await dialog.evaluate((it) => it.scrollTo(0, 0))
    expect(await covered()).toBe(0)
  })

for (const path of ['/', '/packages/european-grand-tour', '/contact', '/custom-package', '/search?q=bali'])
  test(`opening ${path} announces nothing but search results`, async ({ page }) => {
    await open(page, path)
    await page.waitForTimeout(1000)
    const words = (await heard(page)).map((it) => it.words)
    expect(words.filter((it) => !it.startsWith('Search results for bali'))).toEqual([])
    expect(await page.evaluate(() => window.bornFull)).toEqual([])
  })

test('the next picture is announced with its description', async ({ page }) => {
  await open(page, '/destinations/bali-indonesia')
  await page.getByRole('button', { name: 'Next picture' }).press('Enter')
  await expectHeard(page, /\w+.*, 2 of \d$/)
})

test('the title of a new page is announced once, and its heading has the focus', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectHeard(page, await page.title())
})

test('a failure is announced at once, everything else politely', async ({ page }) => {
  await open(page, '/dashboard')
  await expectToast(page, 'Access Denied')
  await expect
    .poll(() => page.evaluate(() => window.announced))
    .toContainEqual({ words: 'Access Denied. Please sign in to view this page.', isUrgent: true })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a choice in the filter sheet announces the number of results inside the sheet', async ({ page }) => {
    await open(page, '/packages')
    await page.getByRole('button', { name: 'Filter packages' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter packages' })
    await expect(sheet.getByRole('combobox').first()).toBeFocused()
    await heard(page)
    await sheet.getByRole('combobox').first().selectOption({ index: 1 })
    await expectHeard(page, /packages|package/)
  })
})
