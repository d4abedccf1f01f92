import { spawn } from 'node:child_process'
import { readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { copyCheckout, place } from '../support/checkout.ts'
import { describeOnPostgres, dropDatabase } from '../support/databases.ts'
import { passedOn, startServer, temporaryFolder, type RunningServer } from '../support/server.ts'

// Two machines with a checkout, a releases folder and a server each, and one Postgres. Uses the real command and the real server.

interface Machine {
  releases: string
  current: () => string
  setPrice: (price: number) => void
  publish: () => Promise<{ code: number | null; output: string }>
  serve: (port?: number) => Promise<RunningServer>
}

async function openMachine(url: string): Promise<Machine> {
  const { folder, remove } = await copyCheckout()
  onTestFinished(remove)
  const releases = join(folder, 'releases')
  const env = { DATABASE_URL: url, RELEASES_STORE: 'database', RELEASES_DIR: releases }
  const file = join(folder, `content/destinations/${place}.yaml`)
  return {
    releases,
    current: () => readlinkSync(join(releases, 'current')),
    setPrice: (price) =>
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^price: .*/m, `price: ${price}`)),
    async publish() {
      const child = spawn(process.execPath, ['publish/publish.ts'], {
        cwd: folder,
        env: { ...passedOn(), ...env },
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
      return { code: await new Promise((resolve) => child.once('close', resolve)), output }
    },
    async serve(port) {
      const data = await temporaryFolder()
      onTestFinished(data.remove)
      const server = await startServer({
        dataDir: data.path,
        env: { ...env, LOG_LEVEL: 'info' },
        ...(port === undefined ? {} : { port }),
      })
      onTestFinished(() => server.kill())
      return server
    },
  }
}

/** Visitors of both servers in turn, behind a load balancer that retries on the other server. */
function visit(servers: RunningServer[]) {
  const statuses = new Map<number, number>()
  const addresses = ['/', '/destinations', `/destinations/${place}`, '/packages', '/_.data', '/sitemap.xml']
  let isGoing = true
  const visitor = async (first: number) => {
    for (let at = first; isGoing; at += 1) {
      const address = addresses[at % addresses.length] ?? '/'
      const ask = async (from: number) => {
        const answer = await fetch((servers[from % 2]?.url ?? '') + address)
        await answer.arrayBuffer()
        return answer.status
      }
      const status = await ask(at).catch(() => ask(at + 1))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await wait(10)
    }
  }
  const visitors = [0, 1, 2].map(visitor)
  const stop = async () => {
    isGoing = false
    await Promise.all(visitors)
    return statuses
  }
  // A test that fails in between has to stop them before its servers end.
  onTestFinished(async () => void (await stop()))
  return stop
}

describeOnPostgres('two machines that publish', (postgres) => {
  it('at once serve one release on both servers without a failed request, although a server is killed, and the loser prints which release won', async () => {
    const url = await postgres.fresh()
    onTestFinished(() => dropDatabase(url))
    const [one, two] = [await openMachine(url), await openMachine(url)]
    expect(await one.publish()).toMatchObject({ code: 0 })
    const servers = [await one.serve(), await two.serve()]
    const shows = async (price: number) => {
      const pages = servers.map(async ({ url: site }) =>
        (await fetch(`${site}/destinations/${place}`)).text(),
      )
      return (await Promise.all(pages)).map((page) => page.includes(`From €${price}`))
    }
    const answers = () => Promise.all(servers.map(async ({ url: site }) => (await fetch(site)).status))
    await expect.poll(answers, { timeout: 60_000 }).toEqual([200, 200])
    const stop = visit(servers)

    one.setPrice(901)
    two.setPrice(902)
    const ended = await Promise.all([one.publish(), two.publish()])
    expect(new Set(ended.map(({ code }) => code))).toEqual(new Set([0, 1]))
    const [winner, loser] = ended[0]?.code === 0 ? [one, two] : [two, one]
    const price = winner === one ? 901 : 902
    expect(ended.find(({ code }) => code === 1)?.output).toContain(
      `Release ${winner.current()} was published from another machine while this one was being made`,
    )
    await expect.poll(() => shows(price), { timeout: 60_000 }).toEqual([true, true])
    // Both began with the complete site, and a changed price is a few files.
    const log = servers[winner === one ? 1 : 0]?.output() ?? ''
    const [moved] = [...log.matchAll(/came from the database: (\d+) KB/g)].slice(-1)
    expect(log).toContain(`Release ${winner.current()} came from the database`)
    expect(Number(moved?.[1])).toBeLessThan(500)

    // It has to build again. Its own server is killed before it has fetched the release.
    const dying = winner === one ? 1 : 0
    const again = loser.publish()
    await wait(1000)
    await servers[dying]?.kill()
    expect(await again).toMatchObject({ code: 0 })
    const { port } = servers[dying] ?? {}
    servers[dying] = await loser.serve(port)
    await expect.poll(() => shows(1803 - price), { timeout: 60_000 }).toEqual([true, true])
    const statuses = await stop()
    expect([...statuses.keys()]).toEqual([200])
    expect(statuses.get(200)).toBeGreaterThan(300)
    expect(winner.current()).toBe(loser.current())
  }, 300_000)
})
