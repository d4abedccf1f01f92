import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/ports.ts'
import { loadCachedPackage } from '../../cached-package.ts'
import { median } from '../piece.ts'

/** Pinned: another version weighs things differently. */
const version = '13.5.0'

export interface PageFigures {
  /** Milliseconds. */
  lcp: number
  tbt: number
  cls: number
  /** Everything loaded, as sent. */
  kib: number
  /** Of 100: performance, accessibility, best practices, search engines. */
  scores: [number, number, number, number]
}

interface Result {
  lhr: {
    audits: Record<string, { numericValue?: number }>
    categories: Record<string, { score: number | null }>
    runtimeError?: { message: string }
  }
}
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export const loadLighthouse = (): Promise<Lighthouse> =>
  loadCachedPackage('lighthouse', version, join('core', 'index.js'))

/** Medians of so many runs on the mobile profile with simulated throttling, each with an empty cache. */
export async function measurePage(lighthouse: Lighthouse, url: string, runs: number): Promise<PageFigures> {
  const all: PageFigures[] = []
  for (let run = 0; run < runs; run += 1)
    // Once in fifty runs Chromium's trace lacks its beginning, and Lighthouse asks to be run again.
    all.push(await measureOnce(lighthouse, url).catch(() => measureOnce(lighthouse, url)))
  const middle = (pick: (figures: PageFigures) => number) => median(all.map(pick))
  return {
    lcp: middle((it) => it.lcp),
    tbt: middle((it) => it.tbt),
    cls: middle((it) => it.cls),
    kib: middle((it) => it.kib),
    scores: [0, 1, 2, 3].map((at) => middle((it) => it.scores[at] ?? 0)) as PageFigures['scores'],
  }
}

async function measureOnce(lighthouse: Lighthouse, url: string): Promise<PageFigures> {
  const port = await freePort()
  const options = launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories })
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    const { audits, categories: found } = result.lhr
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      kib: figure('total-byte-weight') / 1024,
      scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)) as PageFigures['scores'],
    }
  } finally {
    await browser.close()
  }
}
