import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '#tests/support/source-files.ts'
import { authBasePath } from '#contract/auth.ts'
import { residentMb } from './process-use.ts'
import { median, percentile, say, table } from './report.ts'
import { measuredServer, onEachDatabase } from './servers.ts'
import { drive, post } from './visitors.ts'

const password = 'marigold-over-nehru-place'
const accounts = 60

const signUp = (url: string, email: string) => post(`${url}${authBasePath}/signup`, { email, password })
const signIn = (url: string, email: string) =>
  post(`${url}${authBasePath}/token?grant_type=password`, { email, password })
const refresh = (url: string, refreshToken: unknown) =>
  post(`${url}${authBasePath}/token?grant_type=refresh_token`, { refresh_token: refreshToken })

/** Sign-ins (each costs one slow hash) and refreshes a second, and the time from spawn to the first healthy answer. */
export async function benchAuth(isQuick: boolean): Promise<string> {
  const seconds = isQuick ? 3 : 15
  const rows = await onEachDatabase(async (name, env) => {
    say(`${name}: sign-ins, then refreshes, ${seconds} s each`)
    const startMs = await startTime(env, isQuick ? 1 : 5)
    const server = await measuredServer(env)
    const tokens: unknown[] = []
    for (let number = 0; number < accounts; number += 1)
      tokens.push((await signUp(server.url, `asha-${number}@example.org`)).body['refresh_token'])
    let turn = 0
    const signIns = await drive(4, seconds, async () => {
      const { status } = await signIn(server.url, `asha-${(turn += 1) % accounts}@example.org`)
      return status === 200
    })
    const refreshes = await drive(8, seconds, async (visitor) => {
      const { status, body } = await refresh(server.url, tokens[visitor])
      tokens[visitor] = body['refresh_token']
      return status === 200
    })
    const underLoad = residentMb(server.pid)
    const pictureMs = await coldPictures(server.url)
    await server.stop()
    if (signIns.failed + refreshes.failed > 0)
      throw new Error(`${signIns.failed} sign-ins and ${refreshes.failed} refreshes failed on ${name}.`)
    return [
      name,
      signIns.perSecond.toFixed(1),
      percentile(signIns.latencies, 0.99).toFixed(0),
      refreshes.perSecond.toFixed(0),
      percentile(refreshes.latencies, 0.99).toFixed(1),
      underLoad.toFixed(0),
      startMs.toFixed(0),
      pictureMs.toFixed(1),
    ]
  })
  const head = [
    'Database',
    'sign-ins/s',
    'p99 ms',
    'refreshes/s',
    'p99 ms',
    'MB under load',
    'start ms',
    'picture ms',
  ]
  return table(head, rows)
}

/**
 * The median time of pictures that were not requested before, while 50 sign-ins are always in flight. Sign-ins that
 * find the queue full are tried again at once.
 */
async function coldPictures(url: string): Promise<number> {
  const folder = join(root, 'releases/current/client/pictures')
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.avif'))
  let isGoing = true
  const flood = Array.from({ length: 50 }, async (_, visitor) => {
    while (isGoing) await signIn(url, `asha-${visitor % accounts}@example.org`)
  })
  await wait(1000)
  const times: number[] = []
  for (const name of pictures.slice(0, 150)) {
    const asked = performance.now()
    const answer = await fetch(`${url}/pictures/${name}`)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${name} was answered with ${answer.status}.`)
    times.push(performance.now() - asked)
  }
  isGoing = false
  await Promise.all(flood)
  return median(times)
}

async function startTime(env: Record<string, string>, runs: number): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now()
    const server = await measuredServer(env)
    times.push(performance.now() - begun)
    await server.stop()
  }
  return median(times)
}
