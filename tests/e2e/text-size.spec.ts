/** With larger text in the browser's settings, no word is cut off and the bar can be used (WCAG 1.4.4). */
import type { CDPSession, Page } from '@playwright/test'
import { blockPictures, layOutWhole, look, nextFrame } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

// Pages of missing entries answer 404.
test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await blockPictures(page)
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Text and controls of the bar that are cut off, outside the window, overlapping or covered. */
const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>()
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`)
    const layerOf = (element: Element | null): Element | null =>
      element === null ||
      getComputedStyle(element).position === 'fixed' ||
      element.matches('body > header, [data-docked]')
        ? element
        : layerOf(element.parentElement)

    interface Line {
      words: string
      parent: Element
      layer: Element | null
      box: DOMRect
    }
    const lines: Line[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      const words = texts.currentNode.textContent?.trim().slice(0, 30) ?? ''
      const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!parent || !words || !isShown || parent.closest('noscript, [aria-hidden]')) continue
      const holders: Element[] = []
      for (let it: Element | null = parent; it && it !== document.body; it = it.parentElement)
        if (getComputedStyle(it).overflow !== 'visible') holders.push(it)
      // Text for screen readers only, shortened on purpose, or in a scrollable box.
      const isApart = holders.some((it) => {
        const { overflowX, webkitLineClamp } = getComputedStyle(it)
        return it.clientWidth <= 1 || webkitLineClamp !== 'none' || overflowX === 'auto'
      })
      if (isApart) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const letterPx = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.7
      for (const { left, right, top, height, width } of range.getClientRects()) {
        // A line's box is higher than its letters.
        const box = new DOMRect(left, top + (height - letterPx) / 2, width, letterPx)
        if (left < -0.5 || right > innerWidth + 0.5) faults.add(`"${words}" leaves the window`)
        for (const holder of holders) {
          const edge = holder.getBoundingClientRect()
          if (
            left < edge.left - 1 ||
            right > edge.right + 1 ||
            box.top < edge.top ||
            box.bottom > edge.bottom
          )
            faults.add(`"${words}" is cut off`)
        }
        lines.push({ words, parent, layer: layerOf(parent), box })
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top)
    lines.forEach((one, at) => {
      for (const other of lines.slice(at + 1)) {
        if (other.box.top > one.box.bottom - 2) break
        const shared = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        if (shared > 2 && one.layer === other.layer && one.parent !== other.parent)
          faults.add(`"${one.words}" lies on "${other.words}"`)
      }
    })
    for (const control of document.querySelectorAll('body > header nav :is(a, button)')) {
      const { left, top, width, height } = control.getBoundingClientRect()
      const pressed = width > 0 && document.elementFromPoint(left + width / 2, top + height / 2)
      if (width > 0 && !(pressed && control.contains(pressed)))
        faults.add(`"${control.getAttribute('aria-label') ?? control.textContent}" cannot be pressed`)
    }
    if ((document.querySelector('main > *')?.getBoundingClientRect().top ?? 0) > 0.5)
      faults.add('a strip is above the head of the page')
    return [...faults]
  })

/** Sets the text size like the browser's settings, and waits until the page uses it. */
async function setBrowserFont(page: Page, devtools: CDPSession, px: number): Promise<void> {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: px } })
  await expect(page.locator('html')).toHaveCSS('font-size', `${px}px`)
}

// The longest page of each kind.
const kinds = [
  ['/', '/destinations', '/destinations/bali-indonesia'],
  ['/search?q=singapore', '/sign-up', '/contact'],
  ['/packages', '/packages/south-american-wonders', '/services'],
  ['/services/flight-booking', '/faq', '/custom-package'],
  ['/blog', '/blog/yaowarat-after-dark', '/cancellation-policy'],
  ['/about', '/nowhere'],
  ['/packages?compare=exclusive-vietnam,south-american-wonders,usa-national-parks-discovery'],
]
kinds.forEach((paths, at) =>
  test(`with the browser's text at 24 and 32 px nothing overlaps or leaves the screen (${at + 1} of ${kinds.length})`, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page)
    const faults: string[] = []
    for (const path of paths) {
      await look(page, path)
      if (path.includes('compare')) await expect(page.getByRole('table')).toBeVisible()
      await layOutWhole(page)
      await expect(page.locator('html')).toHaveAttribute('data-fonts')
      for (const px of [24, 32]) {
        await setBrowserFont(page, devtools, px)
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await nextFrame(page)
          faults.push(...(await textFaults(page)).map((fault) => `${path}, ${px} px, at ${width}: ${fault}`))
        }
      }
    }
    expect(faults).toEqual([])
  }),
)
