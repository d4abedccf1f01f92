import { emailSendPath } from '#contract/email.ts'
import { connect } from '#server/database/open.ts'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer, temporaryFolder, type RunningServer } from '#tests/support/server.ts'
import { refresh, signUp } from './auth.ts'
import { enquire } from './mail.ts'
import { inspectable, liveMb } from './live-memory.ts'
import { say, table, verdict, type Piece } from './piece.ts'
import { residentMb } from './process-use.ts'
import { drive, get, post, type Load } from './visitors.ts'

const pages = ['/', '/destinations', '/packages/splendid-dubai', '/faq', '/nowhere', '/pictures/none.avif']
const samples = 60
const tolerance = 0.1

const isLevel = ([before = 0, after = 0]: number[]) => Math.abs(after / before - 1) <= tolerance
const mean = (values: number[]) => values.reduce((sum, it) => sum + it, 0) / values.length

/** What was asked for and accepted, to be compared with what the tables hold. */
interface Asked {
  enquiries: number
  accounts: number
  refreshes: number
  refused: number
  pages: number
}

/** In MB. */
interface Memory {
  resident: number[]
  /** Early, so that the collection is over before the thirds that are compared, and at the end. */
  live: number[]
}

/** Visitors of every kind for minutes: memory has to stay level, and every answer has to be found in the tables. */
export const benchSoak: Piece = async ({ soakSeconds }) => {
  const folder = await temporaryFolder()
  const server = await startServer({
    dataDir: folder.path,
    env: { TRUSTED_PROXIES: '127.0.0.1', EMAIL_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' },
    flags: inspectable,
  })
  try {
    const asked: Asked = { enquiries: 0, accounts: 0, refreshes: 0, refused: 0, pages: 0 }
    const [memory, loads] = await Promise.all([
      watchMemory(server, soakSeconds),
      visitors(server.url, soakSeconds, asked),
    ])
    const failed = loads.reduce((sum, it) => sum + it.failed, 0)
    await server.stop()
    const { rows, isMet } = judge(asked, await rowsIn(folder.path), memory, failed)
    if (!isMet) process.exitCode = 1
    const traffic = `${soakSeconds} s: ${asked.pages} pages, ${asked.refreshes} refreshes, ${asked.refused} malformed messages.`
    const curve = memory.resident.map((it) => it.toFixed(0)).join(' ')
    return `${traffic}\n\n${table(['What', 'Result', 'Verdict'], rows)}\n\nMemory in MB: ${curve}`
  } finally {
    await server.kill()
    await folder.remove()
  }
}

async function watchMemory(server: RunningServer, seconds: number): Promise<Memory> {
  const memory: Memory = { resident: [], live: [] }
  for (let sample = 1; sample <= samples; sample += 1) {
    await sleep((seconds * 1000) / samples)
    memory.resident.push(residentMb(server.pid))
    if (sample === samples / 6 || sample === samples) memory.live.push(await liveMb(server))
    if (sample % 10 === 0)
      say(`${Math.round((sample / samples) * 100)} %: ${memory.resident.at(-1)?.toFixed(0)} MB`)
  }
  return memory
}

function visitors(url: string, seconds: number, asked: Asked): Promise<Load[]> {
  const paced = (count: number, restMs: number, act: () => Promise<boolean>): Promise<Load> =>
    drive(count, seconds, async () => {
      await sleep(restMs)
      return await act()
    })
  return Promise.all([
    paced(8, 10, async () => {
      asked.pages += 1
      return (await get(url + (pages[asked.pages % pages.length] ?? '/'))) < 500
    }),
    paced(2, 50, async () => {
      const isAccepted = await enquire(url)
      if (isAccepted) asked.enquiries += 1
      return isAccepted
    }),
    paced(1, 100, async () => {
      const { status, body } = await signUp(url, `asha-${asked.accounts}@example.org`)
      if (status !== 200) return false
      asked.accounts += 1
      const again = await refresh(url, body['refresh_token'])
      asked.refreshes += 1
      return again.status === 200
    }),
    paced(1, 100, async () => {
      asked.refused += 1
      return (await post(url + emailSendPath, { user_id: 'x'.repeat(5000) })).status < 500
    }),
  ])
}

async function rowsIn(dataDir: string): Promise<{ enquiries: number; accounts: number }> {
  const tables = connect({ kind: 'sqlite', file: join(dataDir, 'meridaya.sqlite') })
  const rowsOf = async (name: 'enquiries' | 'accounts') =>
    (await tables.selectFrom(name).select('id').execute()).length
  const rows = { enquiries: await rowsOf('enquiries'), accounts: await rowsOf('accounts') }
  await tables.destroy()
  return rows
}

function judge(asked: Asked, found: { enquiries: number; accounts: number }, memory: Memory, failed: number) {
  const third = samples / 3
  const thirds = [mean(memory.resident.slice(third, 2 * third)), mean(memory.resident.slice(2 * third))]
  const [middle = 0, last = 0] = thirds
  const change = ((last / middle - 1) * 100).toFixed(1)
  const results: [what: string, result: string | number, isMet: boolean][] = [
    [
      'Memory, middle and last third',
      `${middle.toFixed(0)} and ${last.toFixed(0)} MB (${change} %)`,
      isLevel(thirds),
    ],
    [
      'Of it objects and buffers in use, after a sixth and at the end',
      `${memory.live.map((it) => it.toFixed(1)).join(' and ')} MB`,
      isLevel(memory.live),
    ],
    [
      'Enquiries accepted, and rows',
      `${asked.enquiries}, ${found.enquiries}`,
      found.enquiries === asked.enquiries,
    ],
    ['Accounts made, and rows', `${asked.accounts}, ${found.accounts}`, found.accounts === asked.accounts],
    ['Requests that failed', failed, failed === 0],
  ]
  return {
    rows: results.map(([what, result, isMet]) => [what, result, verdict(isMet)]),
    isMet: results.every(([, , isMet]) => isMet),
  }
}
