import { authBasePath } from '#contract/auth.ts'
import { onEachDatabase } from './each-database.ts'
import { measuredServer } from './measured-server.ts'
import { median, percentile, say, table, type Piece } from './piece.ts'
import { residentMb } from './process-use.ts'
import { drive, post } from './visitors.ts'

const password = 'marigold-over-nehru-place'
const accounts = 60

export const signUp = (url: string, email: string) =>
  post(`${url}${authBasePath}/signup`, { email, password })
const signIn = (url: string, email: string) =>
  post(`${url}${authBasePath}/token?grant_type=password`, { email, password })
export const refresh = (url: string, refreshToken: unknown) =>
  post(`${url}${authBasePath}/token?grant_type=refresh_token`, { refresh_token: refreshToken })

/** Sign-ins (each one deliberately slow hash) and refreshes a second; time from spawn to the first answer. */
export const benchAuth: Piece = async ({ isQuick }) => {
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
    ]
  })
  const head = ['Database', 'sign-ins/s', 'p99 ms', 'refreshes/s', 'p99 ms', 'MB under load', 'start ms']
  return table(head, rows)
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
