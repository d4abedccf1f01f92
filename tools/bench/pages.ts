import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '#tests/support/source-files.ts'
import { measuredServer } from './measured-server.ts'
import { hasLoadTools, startNginx } from './nginx.ts'
import { median, say, table, verdict, type Piece } from './piece.ts'
import { cpuSeconds, residentMb } from './process-use.ts'

const run = promisify(execFile)
const site = join(root, 'build', 'client')
const goal = 0.25

const pages = [
  '/',
  '/destinations',
  '/packages',
  '/destinations/bali-indonesia',
  '/destinations/rome-italy',
  '/packages/splendid-dubai',
  '/blog',
  '/faq',
  '/contact',
]

/** A page and what a browser asks for with it. */
function visit(page: string): string[] {
  const html = readFileSync(join(site, page, 'index.html'), 'utf8')
  const addresses = html.match(/\/(assets|pictures)\/[\w./-]+\.(js|css|woff2|avif)/g) ?? []
  const pictures = addresses.filter((it) => it.endsWith('-800.avif')).slice(0, 8)
  return [page, ...new Set([...addresses.filter((it) => !it.endsWith('.avif')), ...pictures])]
}

interface Served {
  perSecond: number
  perCpuSecond: number
}

/** Lets wrk, a process of its own, ask for these addresses in turn over 32 connections that stay open. */
async function load(url: string, pids: number[], addresses: string[], seconds: number): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'meridaya-wrk-'))
  const script = join(folder, 'mix.lua')
  const list = addresses.map((address) => `"${address}"`).join(',')
  await writeFile(
    script,
    `local list = {${list}}\nlocal turn = 0\nwrk.headers["Accept-Encoding"] = "gzip"\n` +
      `request = function() turn = turn + 1; return wrk.format("GET", list[turn % #list + 1]) end\n`,
  )
  const before = cpuSeconds(pids)
  const { stdout } = await run('wrk', ['-t1', '-c32', `-d${seconds}s`, '-s', script, url])
  const used = cpuSeconds(pids) - before
  await rm(folder, { recursive: true })
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every request was answered well:\n${stdout}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), perCpuSecond: requests / used }
}

/** Our server beside nginx on the same files: what each answers for a second of CPU, in turns, medians. */
export const benchPages: Piece = async ({ isQuick }) => {
  const seconds = isQuick ? 2 : 8
  const rounds = isQuick ? 1 : 3
  if (!hasLoadTools()) return 'Skipped: nginx and wrk are not installed, and only root can install them.'
  const [ours, nginx] = [await measuredServer(), await startNginx(site)]
  const atRest = residentMb(ours.pid)
  const rows: string[][] = []
  try {
    for (const [name, addresses] of [
      ['Pages (HTML)', pages],
      ['First visits (page, scripts, styles, fonts, 8 pictures)', pages.flatMap(visit)],
    ] as const) {
      say(`${name}: ${rounds} rounds of ${seconds} s at each server`)
      const both: { ours: Served; nginx: Served }[] = []
      for (let round = 0; round < rounds; round += 1)
        both.push({
          ours: await load(ours.url.replace('localhost', '127.0.0.1'), [ours.pid], addresses, seconds),
          nginx: await load(nginx.url, nginx.pids, addresses, seconds),
        })
      const middle = (pick: (it: (typeof both)[number]) => number) => median(both.map(pick))
      const share = middle((it) => it.ours.perCpuSecond / it.nginx.perCpuSecond)
      rows.push([
        name,
        middle((it) => it.ours.perSecond).toFixed(0),
        middle((it) => it.ours.perCpuSecond).toFixed(0),
        middle((it) => it.nginx.perCpuSecond).toFixed(0),
        share.toFixed(2),
        verdict(share >= goal),
      ])
    }
    const underLoad = residentMb(ours.pid)
    const head = ['Requests', 'ours/s', 'ours/CPU s', 'nginx/CPU s', 'ratio', `goal ${goal}`]
    const memory = `Memory of our server: ${atRest.toFixed(0)} MB at rest, ${underLoad.toFixed(0)} MB after this load.`
    return `${table(head, rows)}\n\n${memory} Both send the gzip forms the build made; nginx with every worker counted.`
  } finally {
    await nginx.stop()
    await ours.stop()
  }
}
