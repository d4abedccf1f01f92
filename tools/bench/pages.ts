import { chromium, type Browser } from '@playwright/test'
import { launchOptions } from '#tests/support/browser.ts'
import { firstVisit, medianVisit, type FirstVisit } from './first-visits.ts'
import { serveFloor } from './floor.ts'
import { median, say, table } from './report.ts'
import { measuredServer } from './servers.ts'
import { benchServing } from './serving.ts'
import { slowLine } from './slow-line.ts'
import { floorKey, interact, interactions, lineVisit, pairs, softVisit } from './visits.ts'

/** What a first visit may take: LCP in ms, and KiB. CPU-TBT may be 25 ms above the floor's. */
const goals: Record<string, [lcpMs: number, kib: number]> = {
  '/': [1250, 240],
  '/destinations': [1200, 260],
  '/packages': [1200, 260],
  '/destinations/bali-indonesia': [1200, 230],
  '/packages/european-grand-tour': [1200, 230],
  '/faq': [1200, 230],
}
const lines = {
  'slow 4G': { roundTripMs: 150, kbitPerSecond: 1638 },
  'fast 3G': { roundTripMs: 562, kbitPerSecond: 1474 },
}
const noLine = { roundTripMs: 0, kbitPerSecond: 1e6 }

/** Our pages and the floor in turns, so that both meet the same machine. */
async function inTurns<K extends string, T>(
  runs: number,
  acts: Record<K, (run: number) => Promise<T>>,
): Promise<Record<K, T[]>> {
  const names = Object.keys(acts) as K[]
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<K, T[]>
  for (let run = 0; run < runs; run += 1) for (const name of names) results[name].push(await acts[name](run))
  return results
}

const miss = (isMet: boolean, text: string) => (isMet ? text : `**${text}**`)

async function firstVisits(ours: string, floor: string, runs: number): Promise<string> {
  const addresses = {
    floor: `${floor}/`,
    ...Object.fromEntries(Object.keys(goals).map((path) => [path, ours + path])),
  }
  const visits = await inTurns(
    runs,
    Object.fromEntries(
      Object.entries(addresses).map(([name, url]) => [name, (run: number) => firstVisit(url, run === 0)]),
    ),
  )
  const blockedMax = medianVisit(visits['floor'] ?? []).blockedMs + 25
  const row = (name: string, visit: FirstVisit) => {
    const [lcpMs, kib] = goals[name] ?? [Infinity, Infinity]
    return [
      name,
      miss(visit.lcpMs <= lcpMs, visit.lcpMs.toFixed(0)),
      miss(visit.kib <= kib, visit.kib.toFixed(0)),
      miss(visit.blockedMs <= blockedMax, visit.blockedMs.toFixed(0)),
      miss(visit.cls <= 0.005, visit.cls.toFixed(3)),
      String(visit.requests),
      visit.scores.join(' '),
    ]
  }
  return table(
    ['First visit', 'LCP ms', 'KiB', 'CPU-TBT ms', 'CLS', 'requests', 'scores'],
    Object.entries(visits).map(([name, all]) => row(name, medianVisit(all))),
  )
}

async function counted(browser: Browser, ours: string, floor: string, runs: number): Promise<string> {
  const visits = await inTurns(runs, {
    floor: () => softVisit(browser, floor, '/', '/tour'),
    ...Object.fromEntries(
      pairs.map(([from, to]) => [`${from} → ${to}`, () => softVisit(browser, ours, from, to)]),
    ),
  })
  const presses = await inTurns(runs, {
    floor: () => interact(browser, floor, floorKey),
    ...Object.fromEntries(interactions.map((it) => [it.name, () => interact(browser, ours, it)])),
  })
  const rows = ([results, max]: readonly [Record<string, number[]>, number]) => {
    const least = median(results['floor'] ?? [])
    return Object.entries(results).map(([name, all]) => {
      const ratio = median(all) / least
      return [name, (median(all) * 4).toFixed(0), miss(ratio <= max, ratio.toFixed(1)), `≤ ${max}`]
    })
  }
  const results = [
    [visits, 2],
    [presses, 3],
  ] as const
  return table(['Visit by link, interaction', 'CPU × 4 ms', '× floor', 'goal'], results.flatMap(rows))
}

async function realLines(browser: Browser, ours: string, runs: number): Promise<string> {
  const rows: string[][] = []
  for (const [name, line] of Object.entries(lines)) {
    const proxy = await slowLine(ours, line)
    const setSlow = (isSlow: boolean) => (proxy.current.line = isSlow ? line : noLine)
    for (const path of ['/', '/destinations/bali-indonesia']) {
      const visits = await inTurns(runs, { all: () => lineVisit(browser, proxy.url, path, setSlow) })
      const [first, second] = [
        median(visits.all.map((it) => it.firstMs)),
        median(visits.all.map((it) => it.secondMs)),
      ]
      rows.push([
        name,
        path,
        first.toFixed(0),
        second.toFixed(0),
        miss(second <= 0.6 * first, (second / first).toFixed(2)),
      ])
    }
    proxy.stop()
  }
  return table(['Line', 'Page', 'first LCP ms', 'second LCP ms', 'ratio'], rows)
}

/** Every goal for the pages of the site, in one table a kind, each as soon as it is measured; what misses its goal is bold. */
export async function* benchPages(isQuick: boolean): AsyncGenerator<string> {
  const [floor, server] = [await serveFloor(), await measuredServer()]
  const browser = await chromium.launch(launchOptions())
  try {
    for (const [name, measure] of [
      ['first visits', () => firstVisits(server.url, floor.url, isQuick ? 1 : 5)],
      ['visits by link and interactions', () => counted(browser, server.url, floor.url, isQuick ? 1 : 3)],
      ['real lines', () => realLines(browser, server.url, isQuick ? 1 : 3)],
      ['serving', () => benchServing(isQuick)],
    ] as const) {
      say(name)
      yield await measure()
    }
  } finally {
    await browser.close()
    await server.stop()
    await floor.stop()
  }
}
