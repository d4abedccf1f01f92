import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/ports.ts'
import { loadCachedPackage } from '#tools/cached-package.ts'
import { median } from './report.ts'

/** Pinned, because other versions weight the scores differently. */
const version = '13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** The audits behind the table and the performance score. They take half the time of all audits. */
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
  'total-byte-weight',
  'network-requests',
]

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds: of the clock, and of the thread's CPU. */
  ts: number
  tdur?: number
}
interface Result {
  artifacts: { Trace: { traceEvents: TraceEvent[] } }
  lhr: {
    audits: Record<
      string,
      {
        numericValue?: number
        details?: { items: { url: string; transferSize: number; resourceType: string }[] }
      }
    >
    categories: Record<string, { score: number | null }>
  }
}
type Lighthouse = (url: string, flags: object) => Promise<Result>

export interface FirstVisit {
  lcpMs: number
  kib: number
  /** CPU of the main thread in milliseconds × 4: the part of each task beyond 50 ms, from the first paint with text on. */
  blockedMs: number
  cls: number
  requests: number
  /** Of 100: performance, accessibility, best practices, search engines. */
  scores: number[]
}

/**
 * Lighthouse's phone on a simulated slow 4G line, with an empty cache.
 *
 * @param isScored with all four scores; otherwise performance alone
 */
export async function firstVisit(url: string, isScored: boolean): Promise<FirstVisit> {
  const lighthouse = await loadCachedPackage<Lighthouse>('lighthouse', version, join('core', 'index.js'))
  const port = await freePort()
  const options = launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  try {
    const asked = isScored ? { onlyCategories: categories } : { onlyAudits: audits }
    const { lhr, artifacts } = await lighthouse(url, { port, logLevel: 'silent', ...asked })
    const figure = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
    return {
      lcpMs: figure('largest-contentful-paint'),
      kib: figure('total-byte-weight') / 1024,
      blockedMs: blockedMs(artifacts.Trace.traceEvents),
      cls: figure('cumulative-layout-shift'),
      requests: lhr.audits['network-requests']?.details?.items.length ?? Number.NaN,
      scores: categories
        .slice(0, isScored ? categories.length : 1)
        .map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    }
  } finally {
    await browser.close()
  }
}

function blockedMs(events: TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return Number.NaN
  return (
    events
      .filter(
        ({ name, pid, tid, ts }) =>
          name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid && ts > paint.ts,
      )
      // A task cut off by the end of the trace has no duration.
      .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur * 4) / 1000 - 50), 0)
  )
}

export function medianVisit(visits: FirstVisit[]): FirstVisit {
  const middle = (figure: Exclude<keyof FirstVisit, 'scores'>) => median(visits.map((visit) => visit[figure]))
  return {
    lcpMs: middle('lcpMs'),
    kib: middle('kib'),
    blockedMs: middle('blockedMs'),
    cls: Math.max(...visits.map(({ cls }) => cls)),
    requests: middle('requests'),
    scores: [
      median(visits.map(({ scores }) => scores[0] ?? Number.NaN)),
      ...(visits[0]?.scores.slice(1) ?? []),
    ],
  }
}
