import { expect, type Page } from '@playwright/test'

/** The new text of a live region. */
export interface Announcement {
  words: string
  isUrgent: boolean
}

declare global {
  interface Window {
    announced: Announcement[]
    bornFull: string[]
  }
}

/** Call before the first page. Records every change of a live region that a screen reader would speak. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output'
    // Screen readers speak neither a closed dialog nor the page behind an open one.
    const isReachable = (element: Element) =>
      !element.closest('dialog:not([open])') &&
      (!document.querySelector('dialog:modal') || element.closest('dialog:modal') !== null)
    const isLive = (element: Element) => element.getAttribute('aria-live') !== 'off' && isReachable(element)
    window.announced = []
    window.bornFull = []
    new MutationObserver((changes) => {
      const touched = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(live)
        if (region && isLive(region)) touched.add(region)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const inserted of [node, ...node.querySelectorAll('*')])
              if (inserted.matches(live) && isLive(inserted) && inserted.textContent?.trim())
                window.bornFull.push(inserted.textContent.trim())
      }
      for (const region of touched) {
        const words = region.textContent?.replace(/\s+/g, ' ').trim()
        const isUrgent = region.matches('[role=alert], [aria-live=assertive]')
        if (words) window.announced.push({ words, isUrgent })
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Everything said since the last call. */
export const heard = (page: Page): Promise<Announcement[]> => page.evaluate(() => window.announced.splice(0))

/** Waits for these words, and expects that they are said once and nothing else is. */
export async function expectHeard(page: Page, ...words: (string | RegExp)[]): Promise<void> {
  const all: string[] = []
  await expect
    .poll(async () => {
      all.push(...(await heard(page)).map((it) => it.words))
      return all.length
    })
    .toBeGreaterThanOrEqual(words.length)
  // Long enough for a second announcement, which waits 150 ms.
  await page.waitForTimeout(500)
  all.push(...(await heard(page)).map((it) => it.words))
  expect(all).toEqual(words.map((it) => (typeof it === 'string' ? it : expect.stringMatching(it))))
  expect(await page.evaluate(() => window.bornFull)).toEqual([])
}

/** The focused element by tag and text. `BODY` means that the focus was lost. */
export const focusedElement = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: active, body } = document
    if (!active || active === body) return 'BODY'
    const name = active.getAttribute('name') ?? active.textContent?.trim().slice(0, 40)
    return `${active.tagName} ${name}`
  })
