import { decodeJwt } from 'jose'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { connect } from '#server/database/open.ts'
import { authBasePath } from '#contract/auth.ts'
import { emailDefaults, emailSendPath } from '#contract/email.ts'
import { describeOnPostgres, dropDatabase, type TestDatabase } from '../support/databases.ts'
import { startMailServer, type Delivery, type MailServer } from '../support/mail-server.ts'
import { startServer, temporaryFolder, type RunningServer } from '../support/server.ts'

// Two real servers on one real Postgres, with one real mail server.

interface Pair {
  url: string
  mail: MailServer
  start: (name: string, port?: number) => Promise<RunningServer>
}

async function openPair(database: TestDatabase, takes: (by: string) => number, more = {}): Promise<Pair> {
  const url = await database.fresh()
  onTestFinished(() => dropDatabase(url))
  const mail = await startMailServer(takes)
  onTestFinished(mail.stop)
  const start = async (name: string, port?: number) => {
    const folder = await temporaryFolder()
    onTestFinished(folder.remove)
    const env = {
      DATABASE_URL: url,
      SMTP_URL: mail.urlFor(name),
      MAIL_FROM: 'bookings@travel.example',
      TRUSTED_PROXIES: '127.0.0.1',
      SITE_URL: 'https://travel.example',
      ...more,
    }
    const server = await startServer({ dataDir: folder.path, env, ...(port === undefined ? {} : { port }) })
    onTestFinished(() => server.kill())
    return server
  }
  return { url, mail, start }
}

let visitors = 0

/** A separate visitor, with the address set as by a proxy. Null when the server died during the request. */
async function post(
  { url }: RunningServer,
  path: string,
  body: unknown,
  { from = `10.1.${(visitors += 1) >> 8}.${visitors & 255}`, accessToken = '' } = {},
): Promise<{ status: number; body: Record<string, unknown> } | null> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': from,
    ...(accessToken === '' ? {} : { authorization: `Bearer ${accessToken}` }),
  }
  try {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    return {
      status: answer.status,
      body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
    }
  } catch {
    return null
  }
}

const password = 'marigold-over-nehru-place'
const signUp = (server: RunningServer, email: string) =>
  post(server, `${authBasePath}/signup`, { email, password })
const refresh = (server: RunningServer, refreshToken: string) =>
  post(server, `${authBasePath}/token?grant_type=refresh_token`, { refresh_token: refreshToken })

async function getUser({ url }: RunningServer, accessToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` }
  return (await fetch(`${url}${authBasePath}/user`, { headers })).status
}

function enquire(server: RunningServer, mark: string, from?: string) {
  const params = { from_name: 'Asha', item_name: mark, message: 'Two of us, in May.' }
  return post(
    server,
    emailSendPath,
    {
      user_id: emailDefaults.publicKey,
      service_id: emailDefaults.serviceId,
      template_id: emailDefaults.queryTemplateId,
      template_params: params,
    },
    from === undefined ? {} : { from },
  )
}

interface Session {
  email: string
  sessionId: string
  accessToken: string
  refreshToken: string
}

function asSession(email: string, body: Record<string, unknown>): Session {
  const accessToken = String(body['access_token'])
  return {
    email,
    sessionId: String(decodeJwt(accessToken)['session_id']),
    accessToken,
    refreshToken: String(body['refresh_token']),
  }
}

/** Visitors of both servers at once. When one is down they use the other, as behind a load balancer. */
class Load {
  readonly enquiries: string[] = []
  readonly sessions: Session[] = []
  refreshes = 0
  readonly #servers: RunningServer[]
  readonly #visitors: Promise<void>[]
  readonly #end = new AbortController()

  constructor(servers: RunningServer[]) {
    this.#servers = servers
    this.#visitors = [
      ...[0, 1, 2, 3].map((visitor) => this.#enquire(visitor)),
      ...[0, 1].map((visitor) => this.#haveAccounts(visitor)),
    ]
  }

  replace(dead: RunningServer, alive: RunningServer): void {
    this.#servers[this.#servers.indexOf(dead)] = alive
  }

  async stop(): Promise<void> {
    this.#end.abort()
    await Promise.all(this.#visitors)
  }

  #server(turn: number): RunningServer {
    return this.#servers[turn % this.#servers.length]!
  }

  async #enquire(visitor: number): Promise<void> {
    for (let turn = 0; !this.#end.signal.aborted; turn += 1) {
      const mark = `mark-${visitor}-${turn}.`
      if ((await enquire(this.#server(turn + visitor), mark))?.status === 200) this.enquiries.push(mark)
      await wait(40)
    }
  }

  async #haveAccounts(visitor: number): Promise<void> {
    for (let turn = 0; !this.#end.signal.aborted; turn += 1) {
      const email = `traveller-${visitor}-${turn}@example.com`
      const answer = await signUp(this.#server(turn), email)
      if (answer?.status !== 200) continue
      const session = asSession(email, answer.body)
      this.sessions.push(session)
      for (let count = 1; count <= 3; count += 1) {
        // Alternates between the servers. After a lost answer, the request is repeated with the same token.
        const refreshed = await refresh(this.#server(turn + count), session.refreshToken)
        if (refreshed === null) continue
        expect(refreshed.status).toBe(200)
        Object.assign(session, asSession(email, refreshed.body))
        this.refreshes += 1
      }
    }
  }
}

const marksOf = (deliveries: Delivery[]) =>
  new Set(deliveries.flatMap(({ subject }) => /mark-\d+-\d+\./.exec(subject) ?? []))

function byMessageId(deliveries: Delivery[]): Map<string, Delivery[]> {
  return Map.groupBy(deliveries, ({ messageId }) => messageId)
}

describeOnPostgres('two servers on one Postgres', (database) => {
  it('accept and end each other’s sessions at once', async () => {
    const { start } = await openPair(database, () => 0)
    const [one, other] = await Promise.all([start('one'), start('other')])
    const session = asSession('asha@example.org', (await signUp(one, 'asha@example.org'))!.body)
    expect(await getUser(other, session.accessToken)).toBe(200)
    const refreshed = asSession('', (await refresh(other, session.refreshToken))!.body)
    expect(refreshed.sessionId).toBe(session.sessionId)
    expect(await getUser(one, refreshed.accessToken)).toBe(200)
    expect((await post(other, `${authBasePath}/logout`, {}, refreshed))?.status).toBe(204)
    expect(await getUser(one, refreshed.accessToken)).toBe(403)
  })

  it('share the count of a visitor’s requests, also across a restart', async () => {
    const { start } = await openPair(database, () => 0, { EMAIL_LIMIT_PER_MINUTE: '10' })
    const [one, other] = await Promise.all([start('one'), start('other')])
    const from = '203.0.113.7'
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, turn) => enquire(turn % 2 === 0 ? one : other, `${turn}`, from)),
    )
    const counted = (status: number) => answers.filter((answer) => answer?.status === status).length
    expect({ accepted: counted(200), refused: counted(429) }).toEqual({ accepted: 10, refused: 6 })
    await one.stop()
    expect((await enquire(await start('one'), 'again', from))?.status).toBe(429)
    expect((await enquire(other, 'somebody else', '203.0.113.8'))?.status).toBe(200)
  }, 60_000)

  it('lose no message and no session when one is killed while sending', async () => {
    const { url, mail, start } = await openPair(database, () => 60)
    const [one, other] = await Promise.all([start('one'), start('other')])
    const load = new Load([one, other])
    await wait(2500)
    const beforeKill = byMessageId([...mail.deliveries])
    await expect.poll(() => mail.underway('one'), { interval: 5, timeout: 10_000 }).toBeGreaterThan(0)
    const killedAt = Date.now()
    await one.kill()
    await wait(1000)
    load.replace(one, await start('one', one.port))
    await wait(2000)
    await load.stop()
    expect(load.enquiries.length).toBeGreaterThan(50)
    expect(load.sessions.length).toBeGreaterThan(3)
    expect(load.refreshes).toBeGreaterThan(5)
    for (const name of ['one', 'other']) expect(mail.deliveries.some(({ by }) => by === name)).toBe(true)

    // Mail leased by the dead server waits until its lease of 15 s expires.
    const missing = () => load.enquiries.filter((mark) => !marksOf(mail.deliveries).has(mark))
    await expect.poll(missing, { timeout: 40_000, interval: 250 }).toEqual([])
    const tables = connect({ kind: 'postgres', urls: [url] })
    onTestFinished(() => tables.destroy())
    const unsent = () => tables.selectFrom('messages').select('id').where('state', '!=', 'sent').execute()
    await expect.poll(unsent, { timeout: 40_000, interval: 250 }).toEqual([])

    // Everything confirmed is in the database once, and was sent under the Message-ID in its row.
    const rows = await tables.selectFrom('messages').select('messageId').execute()
    const delivered = byMessageId(mail.deliveries)
    expect([...delivered.keys()].toSorted()).toEqual(rows.map(({ messageId }) => messageId).toSorted())
    const kept = await tables.selectFrom('enquiries').select('variables').execute()
    const keptMarks = kept.map(({ variables }) => (JSON.parse(variables) as { item_name: string }).item_name)
    expect(new Set(keptMarks).size).toBe(keptMarks.length)
    expect(keptMarks).toEqual(expect.arrayContaining(load.enquiries))

    // Nothing was sent twice while both ran. After the kill, only mail leased by the dead server may have been.
    expect([...beforeKill.values()].filter((copies) => copies.length > 1)).toEqual([])
    const repeated = [...delivered.values()].filter((copies) => copies.length > 1)
    expect(repeated.length).toBeLessThanOrEqual(5)
    for (const copies of repeated) {
      expect(copies).toHaveLength(2)
      expect(copies[0]).toMatchObject({ by: 'one' })
      expect(copies[0]!.at).toBeLessThan(killedAt + 1000)
      expect(copies[1]!.at).toBeGreaterThan(killedAt)
    }

    // Every confirmed session is valid on both servers.
    const again = await start('third')
    for (const session of load.sessions) {
      const refreshed = await refresh(other, session.refreshToken)
      expect(refreshed?.status).toBe(200)
      const { sessionId, accessToken } = asSession(session.email, refreshed!.body)
      expect(sessionId).toBe(session.sessionId)
      expect(await getUser(again, accessToken)).toBe(200)
    }
  }, 120_000)

  it('take over the unfinished mail of a stopping server without waiting for its lease', async () => {
    const { mail, start } = await openPair(database, (by) => (by === 'one' ? 60_000 : 0))
    const one = await start('one')
    expect((await enquire(one, 'mark-0-0.'))?.status).toBe(200)
    await expect.poll(() => mail.underway('one'), { timeout: 10_000 }).toBe(1)
    const other = await start('other')
    expect(await one.stop()).toBe(0)
    const stoppedAt = Date.now()
    await expect.poll(() => marksOf(mail.deliveries), { timeout: 10_000 }).toContain('mark-0-0.')
    expect(Date.now() - stoppedAt).toBeLessThan(5_000)
    expect(mail.deliveries.map(({ by }) => by)).toEqual(['other'])
    await other.stop()
  }, 60_000)
})
