import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '#tests/support/browser.ts'
import { root } from '#tests/support/source-files.ts'
import { median, table } from './report.ts'
import { measuredServer } from './servers.ts'

const firstOf = (folder: string) => basename(readdirSync(join(root, 'content', folder))[0] ?? '', '.yaml')
const paths = [
  '/',
  '/destinations',
  '/packages',
  `/destinations/${firstOf('destinations')}`,
  `/packages/${firstOf('packages')}`,
  '/contact',
]

interface Visit {
  lcpMs: number
  cls: number
  kib: number
  /** Script, style and layout until the network is quiet. */
  workMs: number
}

/** First visits with an empty cache on a phone-sized screen, with the CPU slowed down four times. */
export async function benchPhone(isQuick: boolean): Promise<string> {
  const server = await measuredServer()
  const browser = await chromium.launch(launchOptions())
  try {
    const rows: string[][] = []
    for (const path of paths) {
      const visits: Visit[] = []
      for (let run = 0; run < (isQuick ? 1 : 5); run += 1) {
        const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
        visits.push(await visit(await context.newPage(), server.url + path))
        await context.close()
      }
      const middle = (figure: keyof Visit, digits = 0) =>
        median(visits.map((each) => each[figure])).toFixed(digits)
      rows.push([path, middle('lcpMs'), middle('cls', 3), middle('kib'), middle('workMs')])
    }
    return table(['Page', 'LCP ms', 'CLS', 'KiB', 'CPU ms'], rows)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function visit(page: Page, url: string): Promise<Visit> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        setTimeout(() => resolve([]), 200)
      })
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[]
    return {
      lcpMs: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
      cls: shifts.reduce((sum, { value }) => sum + value, 0),
    }
  })
  const { metrics } = await devtools.send('Performance.getMetrics')
  const work = metrics.filter(({ name }) => /^(Script|Layout|RecalcStyle)Duration$/.test(name))
  return { ...paint, kib: bytes / 1024, workMs: work.reduce((sum, { value }) => sum + value * 1000, 0) }
}
