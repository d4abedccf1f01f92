import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { scenes, type Scene } from '#tools/shots/scenes.ts'
import { hydrated } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

// Scenes that ask for what is not there, or without a connection.
test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource/))
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Every rule of axe: WCAG of all levels, and what its authors call good practice. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

/** By how many pixels the page is wider than the window; below zero beside a scrollbar's place. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const screens = [
  { name: 'on a desk', viewport: { width: 1280, height: 800 }, on: () => true, axeOn: () => true },
  // WCAG 1.4.10: what 400 % zoom leaves of a window of 1280 by 1024. Pages as they open: geometry.spec.ts.
  {
    name: 'at 400 % zoom',
    viewport: { width: 320, height: 256 },
    on: ({ prepare }: Scene) => prepare !== undefined,
    axeOn: ({ isOverlay }: Scene) => Boolean(isOverlay),
  },
]

for (const { name, viewport, on, axeOn } of screens) {
  test.describe(name, () => {
    test.use({ viewport })
    for (const scene of scenes.filter((each) => !each.media && on(each))) {
      test(`${scene.name} keeps every rule, and nothing is wider than the window`, async ({ page }) => {
        await page.goto(scene.path)
        await hydrated(page)
        await scene.prepare?.(page)
        expect(await tooWide(page)).toBeLessThanOrEqual(0)
        if (axeOn(scene)) expect(await violations(page)).toEqual([])
      })
    }
  })
}
