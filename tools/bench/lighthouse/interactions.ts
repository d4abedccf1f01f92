import type { Page } from '@playwright/test'
import { median, percentile, table, verdict } from '../piece.ts'
import { onSlowPhone, typingMs } from '../slow-browser.ts'

const navigationMaxMs = 180
const typingMaxMs = 100

/** Links on the way through the site, as a visitor without a mouse presses them. */
const way: [from: string, link: string][] = [
  ['/', '/destinations'],
  ['/destinations', '/destinations/bali-indonesia'],
  ['/', '/packages'],
  ['/', '/faq'],
]

/** Milliseconds from a press on a link to a frame with the next page's heading. */
async function navigationMs(page: Page, link: string): Promise<number> {
  return await page.evaluate(async (href) => {
    const before = document.querySelector('h1')?.textContent
    const target = document.querySelector<HTMLElement>(`main a[href="${href}"], footer a[href="${href}"]`)
    if (!target) throw new Error(`There is no link to ${href}.`)
    const begun = performance.now()
    const isChanged = () => {
      const heading = document.querySelector('h1')?.textContent
      return heading !== undefined && heading !== before
    }
    const changed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isChanged()) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    target.click()
    await changed
    // The frame that shows it has been handed over when a task runs after its callbacks.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begun
  }, link)
}

export async function measureInteractions(url: string, runs: number): Promise<string> {
  const rows: string[][] = []
  for (const [from, link] of way) {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1)
      times.push(
        await onSlowPhone(url, async (page) => {
          await page.goto(from)
          await page.locator('html[data-hydrated]').waitFor()
          await page.mouse.move(5, 5)
          await page.waitForLoadState('networkidle')
          return await navigationMs(page, link)
        }),
      )
    rows.push([
      `${from} to ${link}`,
      median(times).toFixed(0),
      percentile(times, 1).toFixed(0),
      `≤ ${navigationMaxMs}`,
      verdict(median(times) <= navigationMaxMs),
    ])
  }
  const keys = await onSlowPhone(url, async (page, devtools) => {
    await page.goto('/contact')
    await page.locator('html[data-hydrated]').waitFor()
    await page.waitForLoadState('networkidle')
    await page.locator('main textarea').first().focus()
    return await typingMs(page, devtools, 'namaste from delhi')
  })
  const [usual, worst] = [median(keys), percentile(keys, 1)]
  rows.push([
    'a key in the contact form',
    usual.toFixed(0),
    worst.toFixed(0),
    `≤ ${typingMaxMs}`,
    verdict(worst <= typingMaxMs),
  ])
  return table(['At 4x slowdown', 'median ms', 'worst ms', 'goal', 'verdict'], rows)
}
