import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, type TestContext } from 'vitest'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { ask, startPostgres, startStandby, type PrivatePostgres } from '../support/postgres.ts'
import { sendQuery } from '../support/send-query.ts'
import { startServer, temporaryFolder, type RunningServer } from '../support/server.ts'

// Real servers, a real mail server, and a private Postgres that is stopped, frozen and killed.
// MERIDAYA_ROUNDS sets how often each failure is repeated. The default is a few.

const rounds = Number(process.env['MERIDAYA_ROUNDS'] ?? 2)

interface Scene {
  postgres: PrivatePostgres
  mail: MailServer
  servers: RunningServer[]
}

/** One for all scenes except those that stop it, because starting it takes longer than most scenes. */
let shared: PrivatePostgres | null
let scenes = 0
beforeAll(async () => {
  shared = await startPostgres({ isDurable: false })
})
afterAll(() => shared?.stop())

async function openScene(context: TestContext, serverCount: number): Promise<Scene> {
  if (shared === null) return context.skip('PostgreSQL is not installed on this machine')
  onTestFinished(shared.thaw)
  const name = `scene_${(scenes += 1)}`
  await ask(shared.url, `create database ${name}`)
  const url = Object.assign(new URL(shared.url), { pathname: name }).href
  return openServers(shared, url, serverCount)
}

async function openServers(
  postgres: PrivatePostgres,
  databaseUrl: string,
  serverCount: number,
): Promise<Scene> {
  const mail = await startMailServer(() => 20)
  onTestFinished(mail.stop)
  const servers: RunningServer[] = []
  for (let number = 0; number < serverCount; number += 1) {
    const folder = await temporaryFolder()
    onTestFinished(folder.remove)
    const env = {
      DATABASE_URL: databaseUrl,
      SMTP_URL: mail.urlFor(`server-${number}`),
      MAIL_FROM: 'bookings@travel.example',
      LOG_LEVEL: 'error',
    }
    const server = await startServer({ dataDir: folder.path, env })
    onTestFinished(() => server.kill())
    servers.push(server)
  }
  return { postgres, mail, servers }
}

interface Outcome {
  mark: string
  status: number
  retryAfter: string | null
  body: string
  ms: number
}

let marks = 0

/** Status 0 means no answer. */
async function enquire({ url }: RunningServer): Promise<Outcome> {
  const mark = `mark-${(marks += 1)}.`
  const startedAt = performance.now()
  const outcome = (status: number, retryAfter: string | null, body: string) => ({
    mark,
    status,
    retryAfter,
    body,
    ms: performance.now() - startedAt,
  })
  try {
    const answer = await sendQuery(url, {
      from_name: 'Asha',
      item_name: mark,
      message: 'Two of us, in May.',
    })
    return outcome(answer.status, answer.headers.get('retry-after'), await answer.text())
  } catch (error) {
    return outcome(0, null, String(error))
  }
}

/** Visitors who send another enquiry after each answer, until stopped. */
function visit(servers: RunningServer[]) {
  const outcomes: Outcome[] = []
  const end = new AbortController()
  const visitor = async (turn: number) => {
    for (; !end.signal.aborted; turn += 1) {
      outcomes.push(await enquire(servers[turn % servers.length]!))
      await wait(10)
    }
  }
  const visitors = Array.from({ length: 8 }, (_, number) => visitor(number))
  return {
    outcomes,
    stop: async () => {
      end.abort()
      await Promise.all(visitors)
    },
  }
}

const accepted = (outcomes: Outcome[]) =>
  outcomes.filter(({ status }) => status === 200).map(({ mark }) => mark)

function expectOnlyAcceptedOrPutOff(outcomes: Outcome[]): void {
  const odd = outcomes.filter(
    ({ status, retryAfter, body }) =>
      status !== 200 && !(status === 503 && Number(retryAfter) > 0 && body === 'Service Unavailable'),
  )
  expect(odd).toEqual([])
}

async function expectDelivered({ mail }: Scene, expected: string[]): Promise<void> {
  const missing = () => {
    const delivered = new Set(mail.deliveries.flatMap(({ subject }) => /mark-\d+\./.exec(subject) ?? []))
    return expected.filter((mark) => !delivered.has(mark))
  }
  // Mail whose result was lost with the connection waits for its lease to expire.
  await expect.poll(missing, { timeout: 60_000, interval: 250 }).toEqual([])
}

const losses: Record<string, (postgres: PrivatePostgres) => Promise<void>> = {
  'terminates its busy connections': async ({ url }) => {
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    for (let turn = 0; turn < 5; turn += 1) {
      await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`)
      await wait(30)
    }
    await other.end()
  },
  'restarts in good order': ({ restart }) => restart('fast'),
  'crashes and starts again': ({ restart }) => restart('immediate'),
}

it.each(Object.keys(losses).flatMap((loss) => [1, 2].map((serverCount) => ({ loss, serverCount }))))(
  'continues after Postgres $loss, with $serverCount server(s), visitors and mail under load',
  async ({ loss, serverCount }, context) => {
    const scene = await openScene(context as unknown as TestContext, serverCount)
    const load = visit(scene.servers)
    for (let round = 0; round < rounds; round += 1) {
      await wait(400)
      await losses[loss]!(scene.postgres)
    }
    const acceptedBefore = accepted(load.outcomes).length
    await expect
      .poll(() => accepted(load.outcomes).length, { timeout: 30_000 })
      .toBeGreaterThan(20 + acceptedBefore)
    await load.stop()
    expectOnlyAcceptedOrPutOff(load.outcomes)
    for (const server of scene.servers)
      await expect.poll(async () => (await enquire(server)).status, { timeout: 10_000 }).toBe(200)
    await expectDelivered(scene, accepted(load.outcomes))
    for (const server of scene.servers) expect(await server.stop()).toBe(0)
  },
  120_000 + rounds * 20_000,
)

const ends: Record<string, (postgres: PrivatePostgres) => Promise<void> | void> = {
  'is stopped': ({ stop }) => stop(),
  'falls silent': ({ freeze }) => freeze(),
}

it.each([
  { end: 'is stopped', serverCount: 2 },
  { end: 'falls silent', serverCount: 1 },
])(
  'continues with the second host when the first $end, with $serverCount server(s), visitors and mail under load',
  async ({ end, serverCount }, context) => {
    const primary = await startPostgres({ isDurable: false })
    if (primary === null)
      return (context as unknown as TestContext).skip('PostgreSQL is not installed on this machine')
    onTestFinished(primary.stop)
    const standby = await startStandby(primary)
    onTestFinished(standby.stop)
    const both = primary.url.replace(/@[^/]+/, (host) => `${host},${new URL(standby.url).host}`)
    const scene = await openServers(standby, both, serverCount)
    const load = visit(scene.servers)
    await expect.poll(() => accepted(load.outcomes).length, { timeout: 10_000 }).toBeGreaterThan(20)
    await ends[end]!(primary)
    await standby.promote()
    for (const server of scene.servers)
      await expect.poll(async () => (await enquire(server)).status, { timeout: 20_000 }).toBe(200)
    await load.stop()
    expectOnlyAcceptedOrPutOff(load.outcomes)
    expect(Math.max(...load.outcomes.map(({ ms }) => ms))).toBeLessThan(15_000)
    await expectDelivered(scene, accepted(load.outcomes))
    for (const server of scene.servers) expect(await server.stop()).toBe(0)
  },
  120_000,
)

it('answers every request within 15 s while Postgres is frozen, and works again once it resumes', async (context) => {
  const scene = await openScene(context, 1)
  const [server] = scene.servers as [RunningServer]
  const load = visit(scene.servers)
  await wait(500)
  scene.postgres.freeze()
  // More requests than there are connections, sent after those already running.
  const late = Promise.all(Array.from({ length: 30 }, () => enquire(server)))
  const livez = await fetch(`${server.url}/livez`)
  expect(livez.status).toBe(200)
  const outcomes = await late
  scene.postgres.thaw()
  await load.stop()
  expect(Math.max(...[...outcomes, ...load.outcomes].map(({ ms }) => ms))).toBeLessThan(15_000)
  expectOnlyAcceptedOrPutOff([...outcomes, ...load.outcomes])
  await expect.poll(async () => (await enquire(server)).status, { timeout: 10_000 }).toBe(200)
  await expectDelivered(scene, accepted([...outcomes, ...load.outcomes]))
}, 120_000)

it('exits within 20 s of SIGTERM while Postgres is frozen', async (context) => {
  const scene = await openScene(context, 1)
  const [server] = scene.servers as [RunningServer]
  const load = visit(scene.servers)
  await wait(500)
  scene.postgres.freeze()
  const begun = performance.now()
  await Promise.race([server.stop(), wait(40_000, undefined, { ref: false })])
  expect(performance.now() - begun).toBeLessThan(20_000)
  scene.postgres.thaw()
  await load.stop()
}, 120_000)
