/**
 * Every page as it opens: the text of the build, no overflow, controls that are large enough and not covered, no axe
 * violations.
 */
import type { Page } from '@playwright/test'
import { paths } from '#site/paths.ts'
import { prerenderedPaths } from '#publish/site-paths.ts'
import { scenes } from '#tests/support/scenes.ts'
import { violations } from '#tests/support/axe.ts'
import { blockPictures, layOutWhole, look, nextFrame } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

// Pages of missing entries answer 404.
test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await blockPictures(page)
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const routes = scenes.filter(({ prepare, media }) => !prepare && !media).map(({ path }) => path)
const addresses = [...new Set([...routes, '/offline', ...prerenderedPaths()])]
// Entries of one kind share their markup: the scenes have two of each.
const toAnalyse = new Set(routes)

/** Heading levels in document order, as the outline a screen reader offers. */
const headings = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => Number(heading.tagName.slice(1))),
  )

function outlineFaults(levels: number[]): string[] {
  const jumps = levels.flatMap((level, at) => {
    const before = levels[at - 1] ?? 0
    return level > before + 1 ? [`h${before} is followed by h${level}`] : []
  })
  const mains = levels.filter((level) => level === 1).length
  return mains === 1 ? jumps : [`${mains} h1`, ...jumps]
}

/** Pages whose content scripts render from the address. */
const isAnswer = (path: string) => path.includes('?') || path === paths.search()

/**
 * Lines of the built page, which tests/built reads, that scripts have removed. Also a missing dark head, which the
 * transparent
 * bar needs.
 */
const changedByScripts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const lines = (whole: Document) => {
      const main = whole.querySelector('main')?.cloneNode(true) as HTMLElement
      for (const one of main.querySelectorAll('noscript')) one.remove()
      return [...main.querySelectorAll('h1, h2, h3, p, li, dd, summary, td, a')].map(
        (it) => it.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
      )
    }
    const built = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
    const now = new Set(lines(document))
    const faults = lines(built)
      .filter((line) => line !== '' && !now.has(line))
      .map((line) => `scripts took away "${line}"`)
    const { y = -1, height = 0 } = document.querySelector('main section')?.getBoundingClientRect() ?? {}
    if (y !== 0 || height < 160) faults.push(`its first band is ${height} px high, at ${y}`)
    return faults
  })

/** Faults of the page in the present window. Sizes in CSS pixels. */
const geometryFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`)

    interface Target {
      element: Element
      name: string
      boxes: DOMRect[]
      isLinkInText: boolean
      layer: Element | null
    }
    const isFixed = (element: Element) =>
      getComputedStyle(element).position === 'fixed' || element.matches('body > header')
    const layerOf = (element: Element | null): Element | null =>
      element === null || isFixed(element) ? element : layerOf(element.parentElement)

    const targets: Target[] = []
    for (const element of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )) {
      // A chip is pressed on its label.
      const pressed = element.matches('[type=checkbox], [type=radio]')
        ? (element.closest('label') ?? element)
        : element
      const { display, clipPath } = getComputedStyle(pressed)
      const isShown =
        !element.matches('[tabindex="-1"]') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const { width, height } = pressed.getBoundingClientRect()
      if (!isShown || clipPath !== 'none' || width <= 1 || height <= 1) continue
      const text = element.textContent ?? ''
      const around = element.parentElement?.textContent ?? ''
      targets.push({
        element,
        name: `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? text).trim().slice(0, 40)}"`,
        boxes: [...pressed.getClientRects()],
        isLinkInText: element.matches('a') && display === 'inline' && around.trim() !== text.trim(),
        layer: layerOf(pressed),
      })
    }

    for (const { element, name, isLinkInText } of targets) {
      // A link that covers its card is as large as the card.
      const { content, position } = getComputedStyle(element, '::after')
      if (isLinkInText || (content !== 'none' && position === 'absolute')) continue
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      const least =
        innerWidth < 768 && element.matches('button, select, input, textarea, summary, a.min-h-11') ? 44 : 24
      if (width < 24 || height < least - 0.5)
        faults.push(`${name} is ${width.toFixed()} x ${height.toFixed()}`)
    }

    targets.forEach((one, at) => {
      for (const other of targets.slice(at + 1)) {
        if (one.layer !== other.layer || one.element.contains(other.element)) continue
        const meet = one.boxes.some((a) =>
          other.boxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
          ),
        )
        if (meet) faults.push(`${one.name} lies on ${other.name}`)
      }
    })
    return faults
  })

const groups = 6
for (let group = 0; group < groups; group += 1)
  test(`every page has the right outline, size and place of its controls, and no axe violations (${group + 1} of ${groups})`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const faults: string[] = []
    for (const path of addresses.filter((_, at) => at % groups === group)) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await look(page, path)
      await layOutWhole(page)
      await expect(page.locator('html')).toHaveAttribute('data-fonts')
      if (toAnalyse.has(path))
        faults.push(...(await violations(page)).map((violation) => `${path}: ${violation}`))
      faults.push(...outlineFaults(await headings(page)).map((fault) => `${path}: ${fault}`))
      if (!isAnswer(path)) faults.push(...(await changedByScripts(page)).map((fault) => `${path}: ${fault}`))
      for (const width of [320, 360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await nextFrame(page)
        faults.push(...(await geometryFaults(page)).map((fault) => `${path} at ${width}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
