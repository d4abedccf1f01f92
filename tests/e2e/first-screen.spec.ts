/**
 * After navigation by a link, the home page and lists show their first screen one frame before the rest
 * (site/lib/first-screen.ts).
 */
import { open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  // Taller than the first screen.
  { width: 1440, height: 2400 },
]
for (const viewport of sizes)
  // From pages whose footer is not visible.
  for (const [from, to] of [
    ['/destinations', '/'],
    ['/', '/destinations'],
    ['/', '/packages'],
  ] as const)
    test(`nothing visible moves at ${viewport.width} px when the rest of ${to} is rendered`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await open(page, from)
      const { first, whole, shift } = await page.evaluate(async (path) => {
        let moved = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            moved += (entry as PerformanceEntry & { value: number }).value
        })
        observer.observe({ type: 'layout-shift' })
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        const parts = () => document.querySelectorAll('main > *, main li').length
        const before = document.querySelector('h1')
        document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click()
        while (document.querySelector('h1') === before || !document.querySelector('h1')) await nextFrame()
        const begun = parts()
        while (parts() === begun) await nextFrame()
        await nextFrame()
        await nextFrame()
        return { first: begun, whole: parts(), shift: moved }
      }, to)
      expect(whole).toBeGreaterThan(first)
      expect(shift).toBeLessThanOrEqual(0.005)
    })
