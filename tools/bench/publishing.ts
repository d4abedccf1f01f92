import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readlinkSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { copyCheckout } from '#tests/support/checkout.ts'
import { passedOn } from '#tests/support/server.ts'
import { pointTo } from '#server/site/release-folder.ts'
import { change, lowerPrice, places } from './edits.ts'
import { median, percentile, say, table } from './report.ts'
import { measuredServer } from './servers.ts'

const perSecond = 150
const agent = new Agent({ keepAlive: true })

/** Requests at a fixed rate over the addresses in turn, without waiting for answers, until it is stopped. */
function ask(url: string, addresses: string[]) {
  const latencies: number[] = []
  const failed: string[] = []
  const begun = performance.now()
  let sent = 0
  const send = (address: string, due: number) => {
    get(url + address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) latencies.push(performance.now() - due)
        else failed.push(`${answer.statusCode} ${address}`)
      })
    }).once('error', (error) => failed.push(`${error.message} ${address}`))
  }
  const timer = setInterval(() => {
    for (; sent < ((performance.now() - begun) / 1000) * perSecond; sent += 1)
      send(addresses[sent % addresses.length] ?? '/', begun + (sent * 1000) / perSecond)
  }, 2)
  return async () => {
    clearInterval(timer)
    await wait(1000)
    return { sent, latencies, failed, seconds: (performance.now() - begun) / 1000 - 1 }
  }
}

/**
 * 150 requests a second over pages, parts and pictures, while changed prices are built and published four times with the
 * niceness of docs/deploy/meridaya-publish.service, and an earlier release is served twice in between.
 */
export async function benchPublishing(isQuick: boolean): Promise<string> {
  const checkout = await copyCheckout('content')
  const releases = join(checkout.folder, 'releases')
  const [place] = places((name) => join(checkout.folder, 'content', name))
  const current = () => readlinkSync(join(releases, 'current'))
  const seconds: number[] = []
  const publish = async () => {
    say('Publishing a lower price')
    change(place, ...lowerPrice)
    const begun = performance.now()
    const args = ['-n', '5', process.execPath, 'publish/publish.ts']
    const env = { ...passedOn(), RELEASES_DIR: releases }
    const [code] = (await once(spawn('nice', args, { cwd: checkout.folder, env }), 'close')) as [number]
    if (code !== 0) throw new Error(`The build ended with code ${code}.`)
    seconds.push((performance.now() - begun) / 1000)
  }
  try {
    await publish()
    seconds.pop()
    const first = current()
    const server = await measuredServer({ RELEASES_DIR: releases })
    try {
      const client = join(releases, first, 'client')
      const pages = globSync('**/index.html', { cwd: client, exclude: ['**/~'] })
      const files = globSync(['assets/*.{js,css,woff2}', 'pictures/*.avif', '*.data'], { cwd: client })
      const addresses = [
        ...pages.map((it) => `/${dirname(it)}`.replace(/\/\.$/, '/')),
        ...files.map((it) => `/${it}`),
      ]
      const shuffled = addresses.toSorted((a, b) => ((a.length * 7919) % 101) - ((b.length * 7919) % 101))
      const stop = ask(server.url, shuffled)
      const begun = performance.now()
      for (let round = 0; round < (isQuick ? 1 : 4); round += 1) {
        await publish()
        await wait(1500)
        if (round % 2 === 0) await pointTo(releases, first)
        await wait(1500)
      }
      if (!isQuick) await wait(Math.max(0, 60_000 - (performance.now() - begun)))
      const { sent, latencies, failed, seconds: lasted } = await stop()
      const ms = (share: number) => percentile(latencies, share).toFixed(1)
      const rows = [
        [lasted.toFixed(0), sent, failed.length, ms(0.5), ms(0.99), ms(1), median(seconds).toFixed(1)],
      ]
      const head = ['seconds', 'requests', 'not 200', 'median ms', 'p99 ms', 'longest ms', 'publishing s']
      return [table(head, rows), ...failed.slice(0, 5)].join('\n')
    } finally {
      await server.stop()
    }
  } finally {
    await checkout.remove()
  }
}
