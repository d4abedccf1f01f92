import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { builtSite as site } from '#tests/support/built-site.ts'
import { temporaryFolder } from '#tests/support/server.ts'
import { hasLoadTools, startNginx } from './nginx.ts'
import { cpuSeconds, residentMb } from './process-use.ts'
import { median, say, table } from './report.ts'
import { measuredServer } from './servers.ts'

const run = promisify(execFile)

// Pages of missing entries, at `~`, answer 404.
const pages = globSync('**/index.html', { cwd: site, exclude: ['**/~'] })
  .toSorted()
  .filter((_, at) => at % 7 === 0)
  .map((file) => `/${dirname(file)}`.replace(/\/\.$/, '/'))

/** A page and what a browser requests with it. */
function visit(page: string): string[] {
  const html = readFileSync(join(site, page, 'index.html'), 'utf8')
  const addresses = html.match(/\/(assets|pictures)\/[\w./-]+\.(json|js|css|woff2|avif)/g) ?? []
  const pictures = addresses.filter((it) => it.endsWith('-800.avif')).slice(0, 8)
  return [page, ...new Set([...addresses.filter((it) => !it.endsWith('.avif')), ...pictures])]
}

/** Requests answered for each second of CPU. wrk, a separate process, requests the addresses in turn over 32 open connections. */
async function load(url: string, pids: number[], addresses: string[], seconds: number): Promise<number> {
  const { path, remove } = await temporaryFolder()
  const script = join(path, 'mix.lua')
  const list = addresses.map((address) => `"${address}"`).join(',')
  await writeFile(
    script,
    `local list = {${list}}\nlocal turn = 0\nwrk.headers["Accept-Encoding"] = "gzip"\n` +
      `request = function() turn = turn + 1; return wrk.format("GET", list[turn % #list + 1]) end\n`,
  )
  const before = cpuSeconds(pids)
  const { stdout } = await run('wrk', ['-t1', '-c32', `-d${seconds}s`, '-s', script, url])
  const used = cpuSeconds(pids) - before
  await remove()
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Some requests failed:\n${stdout}`)
  return Number(/(\d+) requests in/.exec(stdout)?.[1]) / used
}

/** Our server and nginx on the same files: requests answered for each second of CPU, in turns, medians. */
export async function benchServing(isQuick: boolean): Promise<string> {
  if (!hasLoadTools()) return 'Skipped: install nginx and wrk (apt-get install nginx-light wrk).'
  const [seconds, rounds] = isQuick ? [2, 1] : [4, 3]
  const [ours, nginx] = [await measuredServer(), await startNginx(site)]
  const atRest = residentMb(ours.pid)
  try {
    const rows: string[][] = []
    for (const [name, addresses] of [
      ['Pages (HTML)', pages],
      ['First visits (page, scripts, styles, fonts, 8 pictures)', pages.flatMap(visit)],
    ] as const) {
      say(`${name}: ${rounds} rounds of ${seconds} s at each server`)
      const each: { ours: number; nginx: number }[] = []
      for (let round = 0; round < rounds; round += 1)
        each.push({
          ours: await load(ours.url.replace('localhost', '127.0.0.1'), [ours.pid], addresses, seconds),
          nginx: await load(nginx.url, nginx.pids, addresses, seconds),
        })
      const middle = (pick: (it: (typeof each)[number]) => number) => median(each.map(pick))
      rows.push([
        name,
        middle((it) => it.ours).toFixed(0),
        middle((it) => it.nginx).toFixed(0),
        middle((it) => it.ours / it.nginx).toFixed(2),
      ])
    }
    const memory = `${atRest.toFixed(0)} MB at rest, ${residentMb(ours.pid).toFixed(0)} MB after this load`
    return `${table(['Requests', 'ours/CPU s', 'nginx/CPU s', 'ratio'], rows)}\n\nMemory of our server: ${memory}.`
  } finally {
    await nginx.stop()
    await ours.stop()
  }
}
