import type { Browser, Page } from '@playwright/test'

interface Mark {
  name: string
  /** CPU of the thread since it began, in microseconds. */
  tts?: number
}

/**
 * CPU of the page's main thread in milliseconds, from the first event of an act to the end of the frame that shows what
 * it requested: script, style, layout and paint, however busy the machine is.
 *
 * @param act what the visitor does
 * @param begins the DOM event that the act begins with
 * @param isShown script that runs in the page before every frame; `before.heading` is the heading at the beginning
 */
export async function threadTime(
  browser: Browser,
  page: Page,
  { act, begins, isShown }: { act: () => Promise<unknown>; begins: string; isShown: string },
): Promise<number> {
  // Playwright's own script, which waits for the end below: during the act it would cost as much as the floor's key.
  await page.waitForFunction(() => true)
  await browser.startTracing(page, { categories: ['blink.user_timing'] })
  await page.evaluate(`globalThis.isShown = (before) => ${isShown}`)
  await page.evaluate((event) => {
    const { isShown: holds } = globalThis as unknown as {
      isShown: (before: { heading: Element | null }) => boolean
    }
    const before = { heading: document.querySelector('h1') }
    const look = () =>
      requestAnimationFrame(() => {
        if (!holds(before)) return look()
        // This new task runs after the frame has been handed over.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => performance.mark('bench-end')
        return port2.postMessage(null)
      })
    const begin = () => {
      performance.mark('bench-begin')
      look()
    }
    addEventListener(event, begin, { once: true, capture: true })
  }, begins)
  await act()
  await page.waitForFunction(() => performance.getEntriesByName('bench-end').length > 0, null, {
    polling: 100,
  })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Mark[] }
  await page.evaluate(() => performance.clearMarks())
  const at = (name: string) => traceEvents.find((mark) => mark.name === name)?.tts ?? Number.NaN
  return (at('bench-end') - at('bench-begin')) / 1000
}
