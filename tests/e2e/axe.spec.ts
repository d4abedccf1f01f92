import type { Page } from '@playwright/test'
import { scenes, type Scene } from '#tests/support/scenes.ts'
import { violations } from '#tests/support/axe.ts'
import { layOutWhole, open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

// Some scenes request a missing page or have no connection.
test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource/))
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** WCAG 1.4.10: the viewport of a 1280 by 1024 window at 400% zoom. */
const zoomed = { width: 320, height: 256 }

/** Pixels by which the page is wider than the window. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function show(page: Page, { path, prepare }: Scene) {
  await open(page, path)
  await prepare?.(page)
  await layOutWhole(page)
  expect(await tooWide(page)).toBeLessThanOrEqual(0)
}

// In wide windows these scenes are unchanged pages, which geometry.spec.ts checks.
const inNarrowWindows = new Set(['menu', 'filters-sheet'])

for (const scene of scenes.filter(
  ({ name, prepare, media }) => prepare && !media && !inNarrowWindows.has(name),
)) {
  const isResized = !scene.isOverlay
  test(`${scene.name} has no axe violations${isResized ? ', and fits the window at 400 % zoom' : ''}`, async ({
    page,
  }) => {
    await show(page, scene)
    expect(await violations(page)).toEqual([])
    if (!isResized) return
    await page.setViewportSize(zoomed)
    expect(await tooWide(page)).toBeLessThanOrEqual(0)
  })
}

test.describe('at 400 % zoom', () => {
  test.use({ viewport: zoomed })
  for (const scene of scenes.filter(({ isOverlay }) => isOverlay))
    test(`${scene.name} has no axe violations at 400 % zoom`, async ({ page }) => {
      await show(page, scene)
      expect(await violations(page)).toEqual([])
    })
})
