/** Text over pictures has enough contrast to the lightest pixel behind it (product-brief A2, WCAG 1.4.3). */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { destinations, posts, services, tourPackages } from '#catalogue/build/read-catalogue.ts'
import { paths } from '#site/paths.ts'
import { look } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

interface Line {
  text: string
  ink: string
  /** The required contrast. 3:1 is enough for large text (WCAG 1.4.3). */
  least: number
  left: number
  top: number
  width: number
  height: number
}

/** Lines of text in sections with a picture, and in the bar above it. Afterwards the text is transparent. */
async function linesOverPictures(page: Page): Promise<Line[]> {
  return page.evaluate(async () => {
    // Restores text hidden by the last check at once, without a transition.
    const still = new CSSStyleSheet()
    still.replaceSync('* { transition: none !important }')
    document.adoptedStyleSheets = [still]
    const found: Line[] = []
    const parts = [...document.querySelectorAll('header, main .on-night:has(picture)')]
    for (const part of parts) {
      for (const image of part.querySelectorAll('img')) {
        if (image.getBoundingClientRect().top > innerHeight) continue
        image.loading = 'eager'
        await image.decode().catch(() => {})
      }
      const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const parent = node.parentElement
        const text = node.textContent?.trim() ?? ''
        if (!parent || !text || parent.closest('dialog, form, [popover]') || !parent.checkVisibility())
          continue
        const { color, fontSize, fontWeight, clipPath } = getComputedStyle(parent)
        // for screen readers only
        if (clipPath !== 'none') continue
        const size = Number.parseFloat(fontSize)
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const { left, top, width, height } of range.getClientRects())
          if (width > 2 && height > 2 && top + height < innerHeight)
            found.push({
              text,
              ink: color,
              least: isLarge ? 3 : 4.5,
              left,
              // only the letters, because the box of a line of display type overlaps its neighbours
              top: top + scrollY + (height - size) / 2,
              width,
              height: size,
            })
      }
    }
    const blank = new CSSStyleSheet()
    blank.replaceSync('* { color: transparent !important } svg[viewBox] { opacity: 0 }')
    document.adoptedStyleSheets.push(blank)
    return found
  })
}

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})
const channel = (value: number) => linear[Math.round(value)] ?? 0
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)

/**
 * The pixels of the page down to this height. Playwright's own screenshot compresses them more, which takes four times as
 * long.
 */
async function pixels(page: Page, height: number) {
  const { width } = page.viewportSize() ?? { width: 0 }
  const clip = { x: 0, y: 0, width, height, scale: 1 }
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true, clip })
  await devtools.detach()
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** The lines of the page as it is in the window now whose contrast is too low. */
async function faintLines(page: Page, path: string): Promise<string[]> {
  const lines = await linesOverPictures(page)
  expect(lines.length, path).toBeGreaterThan(0)
  const height = Math.ceil(Math.max(...lines.map((line) => line.top + line.height)))
  const { data, info } = await pixels(page, height)
  return lines.flatMap(({ text, ink, least, left, top, ...size }) => {
    const [red = 0, green = 0, blue = 0] = (ink.match(/[\d.]+/g) ?? []).map(Number)
    const own = luminance(red, green, blue)
    let worst = 21
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, top + size.height); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, left + size.width); x++) {
        const at = (y * info.width + x) * 3
        const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
        worst = Math.min(worst, (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05))
      }
    return worst < least ? [`${path} at ${info.width} px: "${text.slice(0, 40)}" ${worst.toFixed(2)}`] : []
  })
}

const pages = {
  screens: [
    paths.home(),
    paths.destinations(),
    paths.packages(),
    paths.services(),
    paths.about(),
    paths.contact(),
    paths.travelInsurance(),
    paths.customPackage(),
    paths.search(),
    paths.signIn(),
  ],
  destinations: destinations.map((entry) => paths.destination(entry)),
  packages: tourPackages.map((entry) => paths.tourPackage(entry)),
  'services and posts': [
    ...services.map((entry) => paths.service(entry)),
    ...posts.map((entry) => paths.post(entry)),
  ],
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, group] of Object.entries(pages))
  test(`words over the pictures of ${name} stand out at the lightest pixel`, async ({ page }) => {
    test.setTimeout(180_000)
    // For the screens, a window as high as the page, so that one screenshot shows all of it. For other pages, only the head.
    const height = name === 'screens' ? 9000 : 1000
    const faint: string[] = []
    for (const path of group) {
      await page.setViewportSize({ width: 360, height })
      await look(page, path)
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height })
        faint.push(...(await faintLines(page, path)))
      }
    }
    expect(faint).toEqual([])
  })
