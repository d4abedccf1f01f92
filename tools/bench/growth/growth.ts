import { spawn } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type * as ServerSupport from '#tests/support/server.ts'
import { firstLoad } from '../first-load.ts'
import { percentile, say, table, verdict, type Piece } from '../piece.ts'
import { residentMb } from '../process-use.ts'
import { onSlowPhone, typingMs } from '../slow-browser.ts'
import { copyCheckout } from './copy-checkout.ts'
import { generateCatalogue } from './generate-catalogue.ts'

const buildMaxSeconds = 180
const keystrokeMaxMs = 16
const shown = ['/', '/destinations', '/packages', '/search']

interface Growth {
  count: number
  pages: number
  coldSeconds: number
  warmSeconds: number
  /** KiB of HTML and scripts together, for each of the pages shown. */
  kib: number[]
  /** KiB of what the first key in a search box fetches, not compressed: generated texts repeat, and compress too well. */
  indexKib: number
  start: { ms: number; mb: number }
  keystrokes: number[]
}

/** Builds ever larger catalogues: time for each page, bytes of what is shown, and what one key in the search box costs. */
export const benchGrowth: Piece = async ({ isQuick }) => {
  const counts = isQuick ? [0, 100] : [0, 1000, 2000]
  const runs: Growth[] = []
  for (const count of counts) runs.push(await grow(count))
  const largest = runs.at(-1)
  const first = runs[0]
  if (!largest || !first) throw new Error('Nothing was built.')
  const rows = runs.map(row)
  const head = [
    'Catalogue',
    'pages',
    'build s',
    'with previews kept',
    'ms a page',
    ...shown.map((page) => `KiB of ${page}`),
    'KiB of the search index, plain',
    'ms a key',
    'worst key',
    'server start ms',
    'MB',
  ]
  const isQuickEnough = largest.coldSeconds <= buildMaxSeconds
  const isSearchQuick = percentile(largest.keystrokes, 0.5) <= keystrokeMaxMs
  const growth = largest.kib.map((it, at) => `${shown[at]} ${signed(it - (first.kib[at] ?? 0))}`)
  return [
    table(head, rows),
    `- Build of the largest within ${buildMaxSeconds} s: ${verdict(isQuickEnough)}`,
    `- A key in the search box within ${keystrokeMaxMs} ms (script, style and layout at 4x slowdown): ${verdict(isSearchQuick)}`,
    `- KiB of HTML and scripts more than today’s: ${growth.join(', ')}`,
  ].join('\n\n')
}

const row = ({
  count,
  pages,
  coldSeconds,
  warmSeconds,
  start,
  kib,
  indexKib,
  keystrokes,
}: Growth): (string | number)[] =>
  [
    [count === 0 ? 'as it is' : `${count} + ${count}`, pages, coldSeconds.toFixed(1), warmSeconds.toFixed(1)],
    [((coldSeconds * 1000) / pages).toFixed(0)],
    kib.map((it) => it.toFixed(1)),
    [indexKib.toFixed(0)],
    [percentile(keystrokes, 0.5).toFixed(1), percentile(keystrokes, 1).toFixed(1)],
    [start.ms.toFixed(0), start.mb.toFixed(0)],
  ].flat()

const signed = (kib: number) => `${kib < 0 ? '−' : '+'}${Math.abs(kib).toFixed(1)}`

async function grow(count: number): Promise<Growth> {
  const { folder, remove } = await copyCheckout()
  try {
    if (count > 0) await generateCatalogue(join(folder, 'content'), count)
    const coldSeconds = await build(folder)
    say(`${count || 'real'}: built in ${coldSeconds.toFixed(1)} s`)
    const warmSeconds = await build(folder)
    const site = join(folder, 'build', 'client')
    const kib = shown.map((page) => {
      const { html, scripts } = firstLoad(site, page)
      return html + scripts
    })
    const { start, keystrokes } = await useIt(folder)
    const pages = globSync('**/index.html', { cwd: site }).length
    return { count, pages, coldSeconds, warmSeconds, kib, indexKib: indexKib(site), start, keystrokes }
  } finally {
    await remove()
  }
}

/** All cards, and the words of all itineraries. A page of a list has the name of the list too, and is the smaller file. */
function indexKib(site: string): number {
  const sizes = ['destinations', 'tour-packages', 'itinerary-words'].map((name) => {
    const files = globSync(`assets/${name}-????????.js`, { cwd: site })
    return Math.max(...files.map((file) => statSync(join(site, file)).size))
  })
  return sizes.reduce((sum, it) => sum + it, 0) / 1024
}

/** Seconds. */
function build(folder: string): Promise<number> {
  const begun = performance.now()
  const child = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let end = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (end = (end + chunk).slice(-4000)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve((performance.now() - begun) / 1000)
      else reject(new Error(`The build of ${folder} failed:\n${end}`))
    })
  })
}

/** The copy's own server, so that it serves the copy's site. */
async function useIt(folder: string): Promise<Pick<Growth, 'start' | 'keystrokes'>> {
  const support = (await import(join(folder, 'tests/support/server.ts'))) as typeof ServerSupport
  const data = await support.temporaryFolder()
  const begun = performance.now()
  const server = await support.startServer({ dataDir: data.path })
  const start = { ms: performance.now() - begun, mb: residentMb(server.pid) }
  try {
    const keystrokes = await onSlowPhone(server.url, async (page, devtools) => {
      await page.goto('/')
      await page.locator('html[data-hydrated]').waitFor()
      const box = page.locator('main input[name=q]')
      await box.focus()
      await page.waitForTimeout(1000)
      return await typingMs(page, devtools, 'karamond')
    })
    return { start, keystrokes }
  } finally {
    await server.stop()
    await data.remove()
  }
}
