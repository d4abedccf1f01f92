/** For every page: late fonts do not move it, the focus is visible on every background, and the bar marks the open page. */
import type { Page } from '@playwright/test'
import { contrast } from '#catalogue/contrast.ts'
import { open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

const screens = ['/', '/destinations', '/packages/magnificent-italy', '/contact', '/faq', '/sign-in']

for (const width of [360, 1280])
  test(`nothing moves when the fonts arrive late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200))
      await route.continue()
    })
    for (const path of screens) {
      await open(page, path)
      await page.evaluate(() => document.fonts.ready)
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(sum), 400)
          }),
      )
      expect.soft(shift, path).toBeLessThan(0.005)
    }
  })

interface Ring {
  name: string
  ring: string
  ground: string
}

/** The outline colour of every focusable element, and the colour around it, both as `#rrggbb`. */
const rings = (page: Page): Promise<Ring[]> =>
  page.evaluate(() => {
    const hex = (rgb: string) =>
      `#${(rgb.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`
    const groundOf = (element: Element | null): string => {
      if (!element) return '#ffffff'
      const { backgroundColor } = getComputedStyle(element)
      // The bar and the heads are on the night colour, or on a picture darkened with it.
      if (element.matches('.on-night') && !backgroundColor.startsWith('rgb(')) return '#0e1130'
      return backgroundColor.startsWith('rgb(') ? hex(backgroundColor) : groundOf(element.parentElement)
    }
    const found: Ring[] = []
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    )) {
      if (!element.checkVisibility() || element.matches('[tabindex="-1"]')) continue
      element.focus({ focusVisible: true } as FocusOptions)
      if (document.activeElement !== element) continue
      // The outline colour of a button has a transition.
      for (const change of element.getAnimations()) change.finish()
      // A card's link has its focus ring on the box that covers the card.
      const isStretched = getComputedStyle(element, '::after').position === 'absolute'
      const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(
        element,
        isStretched ? '::after' : null,
      )
      const isDrawn = outlineStyle === 'solid' && outlineWidth === '3px'
      found.push({
        name: (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40),
        ring: isDrawn ? hex(outlineColor) : 'none',
        ground: groundOf(element.parentElement),
      })
    }
    return found
  })

for (const path of screens)
  test(`focus is visible on every background of ${path}`, async ({ page }) => {
    await open(page, path)
    await page.keyboard.press('Tab')
    const found = await rings(page)
    expect(found.length).toBeGreaterThan(15)
    expect(found.filter(({ ring, ground }) => ring === 'none' || contrast(ring, ground) < 3)).toEqual([])
  })

test('the bar marks the open page, and a jump to a section stops below the bar', async ({ page }) => {
  await open(page, '/destinations')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.locator('[aria-current=page]:visible')).toHaveText('Destinations')
  await open(page, '/privacy-policy')
  await page.locator('main a[href^="#"]').last().click()
  const target = page.locator(new URL(page.url()).hash)
  await expect(target).toBeInViewport()
  const { height = 0 } = (await page.locator('header').first().boundingBox()) ?? {}
  expect((await target.boundingBox())?.y).toBeGreaterThan(height)
})
