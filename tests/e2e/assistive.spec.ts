import type { Page } from '@playwright/test'
import { expectHeard, listen } from '#tests/support/listen.ts'
import { fillEnquiry, freshEmail, open } from '#tests/support/screen.ts'
import { expect, phone, test } from '#tests/support/test.ts'

test('a rejected form moves focus to the first invalid field, which its message describes', async ({
  page,
}) => {
  await open(page, '/custom-package')
  await page.getByRole('button', { name: 'Next' }).click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Name is required/)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
})

test('landmarks and the dialog have names', async ({ page }) => {
  await open(page, '/destinations/maldives')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - navigation "Main"
    - main
    - contentinfo:
      - navigation "Footer"
  `)
  await page.getByRole('button', { name: 'Book Now' }).first().click()
  const dialog = page.getByRole('dialog', { name: /Enquire about Maldives/ })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
})

test('the dialog is described by its subject, and a restored draft is announced', async ({ page }) => {
  const opened = async () => {
    await open(page, '/packages/european-grand-tour')
    await page.getByRole('button', { name: 'Book This Trip' }).click()
    return page.getByRole('dialog', { name: 'Enquire about European Grand Tour' })
  }
  await listen(page)
  const dialog = await opened()
  await expect(dialog).toHaveAccessibleDescription(/^Package · \$[\d,]+ per person$/)
  await dialog.getByLabel('Message').fill('In May?')
  await opened()
  await expectHeard(page, /^You began an enquiry on /)
})

test('an empty date is not marked invalid, and every group of fields has a name', async ({ page }) => {
  await open(page, '/packages/exclusive-vietnam')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await expect(page.getByLabel('First day of the trip')).toHaveAttribute('aria-invalid', 'false')
  for (const path of ['/sign-up', '/custom-package', '/contact']) {
    await open(page, path)
    for (const group of await page.getByRole('group').all()) await expect(group).toHaveAccessibleName(/\w/)
  }
})

test('each booking button names what it books', async ({ page }) => {
  for (const path of ['/destinations/bali-indonesia', '/packages', '/']) {
    await open(page, path)
    const pressed = page
      .getByRole('main')
      .locator('a, button')
      .filter({ hasText: /^Book Now$/ })
    await expect(pressed.first()).toBeVisible()
    for (const one of await pressed.all()) await expect(one).toHaveAccessibleName(/^Book Now: \w+/)
  }
})

test('page titles have no middle dot, lists keep their role, and links announce a new tab', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/packages', '/packages/european-grand-tour', '/contact', '/faq']) {
    await open(page, path)
    expect(await page.title()).not.toContain('·')
    // WebKit removes the role of lists without a list style.
    const styles = await page
      .locator('ul, ol')
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType))
    expect(styles).not.toContain('none')
    for (const link of await page.locator('a[target=_blank]:visible').all())
      await expect(link).toHaveAccessibleName(/opens in a new tab/)
    const place = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current]')
    for (const one of await place.all())
      expect(await one.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
  }
})

test('the pictograph of a notification is not read out', async ({ page }) => {
  await open(page, '/destinations/maldives')
  await page
    .getByRole('button', { name: /Book Now/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await fillEnquiry(dialog, { name: 'Asha', email: freshEmail() })
  await dialog.getByRole('button', { name: 'Send Query' }).press('Enter')
  const toast = page.locator('[popover=manual][data-variant]')
  await expect(toast.locator('[aria-hidden=true]', { hasText: '🎉' })).toBeVisible()
})

/** The focused element, if a bar at an edge of the window covers any part of it. */
const hidden = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.closest('header, [data-docked]')) return undefined
    const box = focused.getBoundingClientRect()
    // A scrollable area may be taller than the window.
    if (box.height > innerHeight / 2) return undefined
    const middle = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2
    const isUnder = [box.top + 2, box.bottom - 2].some((y) => {
      const bar = document
        .elementFromPoint(middle, y)
        ?.closest('header, [data-connection-bar], [data-docked]')
      return bar && !bar.contains(focused)
    })
    const isOut = box.bottom <= 0 || box.top >= innerHeight
    return isUnder || isOut ? `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)}` : undefined
  })

test.describe('on a phone', () => {
  test.use(phone)
  for (const path of ['/', '/packages/usa-national-parks-discovery', '/destinations', '/cookie-policy'])
    test(`the focus is never under a bar on ${path}, forwards and back`, async ({ page }) => {
      test.slow()
      await open(page, path)
      const covered: string[] = []
      for (const key of ['Tab', 'Shift+Tab'])
        for (let presses = 0; presses < 60; presses += 1) {
          await page.keyboard.press(key)
          // The window follows the focus in the next frame, and the docked bar follows the window.
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          )
          const found = await hidden(page)
          if (found) covered.push(`${key} ${presses}: ${found}`)
        }
      expect(covered).toEqual([])
    })
})

test('in forced colours the focus is visible, and every button has a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/packages/usa-national-parks-discovery', '/contact', '/custom-package']) {
    await open(page, path)
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
      })
      expect(outline, `${path}, element ${presses}`).toBeGreaterThanOrEqual(2)
    }
    const edgeless = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main button, main input:not([type=checkbox], [type=radio], [type=range])',
        ),
      ]
        .filter((control) => control.offsetParent && control.textContent?.trim())
        .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) === 0)
        .map((control) => control.textContent?.trim()),
    )
    expect(edgeless, path).toEqual([])
  }
})
