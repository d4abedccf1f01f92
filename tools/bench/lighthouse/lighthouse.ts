import { measuredServer } from '../measured-server.ts'
import { say, table, type Piece } from '../piece.ts'
import { serveBaselines } from './baselines.ts'
import { measureInteractions } from './interactions.ts'
import { loadLighthouse, measurePage, type PageFigures } from './run-lighthouse.ts'

interface Goal {
  lcp: number
  kib: number
}
const detail: Goal = { lcp: 1350, kib: 230 }
const list: Goal = { lcp: 1600, kib: 260 }

const pages: [path: string, goal: Goal][] = [
  ['/', { lcp: 1350, kib: 240 }],
  ['/destinations', list],
  ['/packages', list],
  ['/destinations/bali-indonesia', detail],
  ['/packages/splendid-dubai', detail],
  ['/blog/yaowarat-after-dark', detail],
  ['/faq', detail],
  ['/contact', detail],
]

/** What Lighthouse says of the built site, beside a bare build of its framework and beside no framework at all. */
export const benchLighthouse: Piece = async ({ isQuick }) => {
  const runs = isQuick ? 1 : 3
  const lighthouse = await loadLighthouse()
  const baselines = await serveBaselines()
  const server = await measuredServer()
  try {
    const measure = async (name: string, url: string) => {
      const figures = await measurePage(lighthouse, url, runs)
      say(`${name}: LCP ${(figures.lcp / 1000).toFixed(2)} s, ${figures.scores.join(' ')}`)
      return figures
    }
    const plain = await measure('plain HTML', baselines.plain.url)
    const bare = await measure('bare build', baselines.bare.url)
    const rows = [row('plain HTML', plain, plain), row('bare React Router', bare, plain)]
    for (const [path, goal] of pages)
      rows.push(row(path, await measure(path, server.url + path), plain, goal))
    const head = ['Page', 'LCP s', 'of plain HTML', 'TBT ms', 'CLS', 'KiB', 'scores', 'goals missed']
    const interactions = await measureInteractions(server.url, isQuick ? 1 : 3)
    const note = `Medians of ${runs}. Scores: performance, accessibility, best practices, SEO. Goals: LCP 1.35 s (lists 1.6), TBT 50 ms, CLS 0.005, 98 and three times 100, 240 KiB home, 260 list, 230 other.`
    return `${note}\n\n${table(head, rows)}\n\n${interactions}`
  } finally {
    await server.stop()
    await baselines.bare.stop()
    await baselines.plain.stop()
    await baselines.remove()
  }
}

function row(name: string, figures: PageFigures, plain: PageFigures, goal?: Goal): string[] {
  const { lcp, tbt, cls, kib, scores } = figures
  return [
    name,
    (lcp / 1000).toFixed(2),
    (lcp / plain.lcp).toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(3),
    kib.toFixed(0),
    scores.join(' '),
    goal ? missed(figures, goal).join(', ') || 'none' : '',
  ]
}

function missed({ lcp, tbt, cls, kib, scores: [performance, ...others] }: PageFigures, goal: Goal): string[] {
  return [
    lcp > goal.lcp && `LCP by ${((lcp - goal.lcp) / 1000).toFixed(2)} s`,
    tbt > 50 && `TBT by ${(tbt - 50).toFixed(0)} ms`,
    cls > 0.005 && `CLS ${cls.toFixed(3)}`,
    kib > goal.kib && `${(kib - goal.kib).toFixed(0)} KiB`,
    performance < 98 && `performance ${performance}`,
    others.some((score) => score < 100) && `scores ${others.join(' ')}`,
  ].filter((it) => it !== false)
}
