import { chromium, type CDPSession, type Page } from '@playwright/test'
import { launchOptions } from '#tests/support/browser.ts'

/** A phone-sized page in a browser whose CPU is slowed down four times. */
export async function onSlowPhone<T>(
  baseURL: string,
  use: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage({ baseURL, viewport: { width: 360, height: 740 } })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await use(page, devtools)
  } finally {
    await browser.close()
  }
}

/** Milliseconds of script, style and layout that the page has used so far. */
export async function workMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const names = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'])
  return metrics.filter(({ name }) => names.has(name)).reduce((sum, { value }) => sum + value * 1000, 0)
}

/** Work of the page for each key typed into a field, the first left out: it loads what typing needs. */
export async function typingMs(page: Page, devtools: CDPSession, text: string): Promise<number[]> {
  const costs: number[] = []
  for (const key of text) {
    const before = await workMs(devtools)
    await page.keyboard.press(key)
    await page.waitForTimeout(400)
    costs.push((await workMs(devtools)) - before)
  }
  return costs.slice(1)
}
