import { testAgency } from '#tests/support/release.ts'
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { openTestContext } from '#tests/support/app.ts'
import { describeEachDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { openAgency } from '#tests/support/operator.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { accountDeletedMail } from '#server/auth/mails/notices.ts'
import { createConfig } from '#server/config/config.ts'
import { createContext } from '#server/context.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { acceptEnquiry } from '#server/email/accept-enquiry.ts'
import type { StoredMessage } from '#server/email/outbox.ts'
import { takeChore } from './chores.ts'
import { sweep } from './retention.ts'
import { Upkeep } from './upkeep.ts'

const dayMs = 24 * 60 * 60_000

async function open(database: TestDatabase, env: Record<string, string> = {}) {
  let now = Date.UTC(2026, 10, 20)
  const clock = { now: () => now }
  const context = await openTestContext({ database, env, overrides: { clock } })
  return { context, pass: (days: number) => void (now += days * dayMs) }
}

const nothing = {
  enquiries: 0,
  mails: 0,
  sessions: 0,
  oneTimeTokens: 0,
  signingKeys: 0,
  accounts: 0,
  auditEvents: 0,
}

/** An enquiry with the mail to the agency and the acknowledgement. */
async function enquire(context: Context) {
  const mail = { kind: 'acknowledgement', to: 'asha@example.org', subject: 's', text: 't', html: 'h' }
  const acknowledge = async () => mail
  await acceptEnquiry(context, { kind: 'query', variables: { from_name: 'Asha' } }, acknowledge)
}

async function sendEverything({ outbox }: Context) {
  for (const message of await outbox.claim(1000)) await outbox.settleSent(message)
}

/** A mail of a confirmed account. */
async function addMail(context: Context, change: Partial<StoredMessage>) {
  const { database, outbox } = context
  const accountId = await addAccount(context, { emailConfirmedAt: 1 })
  const mail = { kind: 'recovery', to: 'asha@example.org', subject: 's', text: 't', html: 'h' }
  const id = await database.transaction().execute((tx) => outbox.enqueue(tx, mail, { accountId }))
  const sentAt = change.state === 'sent' ? context.clock.now() : null
  await database
    .updateTable('messages')
    .set({ sentAt, ...change })
    .where('id', '=', id)
    .execute()
  return id
}

async function addAccount({ database, clock }: Context, change: { emailConfirmedAt?: number } = {}) {
  const id = randomUUID()
  const at = clock.now()
  await database
    .insertInto('accounts')
    .values({
      id,
      identityId: id,
      email: `${id}@example.org`,
      passwordHash: 'x',
      userMetadata: '{}',
      createdAt: at,
      updatedAt: at,
      ...change,
    })
    .execute()
  return id
}

async function addSession({ database, clock }: Context, accountId: string) {
  const id = randomUUID()
  const fixed = { refreshKey: 'k', refreshCounter: 0, refreshReplacedAt: '{}', amr: '[]' }
  await database
    .insertInto('sessions')
    .values({ id, accountId, ...fixed, createdAt: clock.now() })
    .execute()
  return id
}

const idsOf = async ({ database }: Context, table: 'messages' | 'enquiries' | 'sessions' | 'accounts') =>
  (await database.selectFrom(table).select('id').execute()).map(({ id }) => id)

describeEachDatabase('the sweep', (database) => {
  it('deletes an enquiry with its mails after two years, and not a day earlier', async () => {
    const { context, pass } = await open(database, { KEEP_SENT_MAIL_DAYS: '0' })
    await enquire(context)
    await sendEverything(context)
    pass(729)
    await enquire(context)
    expect(await sweep(context)).toEqual(nothing)
    pass(1)
    expect(await sweep(context)).toEqual({ ...nothing, enquiries: 1 })
    expect(await idsOf(context, 'enquiries')).toHaveLength(1)
    expect(await idsOf(context, 'messages')).toHaveLength(2)
  })

  it('deletes an enquiry’s words everywhere on day 730, even if it was sent again on day 700', async () => {
    const { env, context: started, operate } = await openAgency(database)
    let now = started.clock.now()
    const context = await createContext(createConfig(env), {
      log: started.log,
      database: started.database,
      clock: { now: () => now },
    })
    await enquire(context)
    await sendEverything(context)
    // The command uses the real clock for its mail, so the enquiry is made older instead.
    await context.database
      .updateTable('enquiries')
      .set({ createdAt: now - 700 * dayMs })
      .execute()
    const [id = ''] = await idsOf(context, 'enquiries')
    expect((await operate('enquiries', 'resend', id)).code).toBe(0)
    now += 30 * dayMs
    // Not before the mail was sent.
    expect(await sweep(context)).toEqual(nothing)
    await sendEverything(context)
    expect(await sweep(context)).toEqual({ ...nothing, enquiries: 1 })
    expect(await idsOf(context, 'messages')).toEqual([])
  })

  it('deletes sent mail after 90 days by default, and still shows the enquiry as sent', async () => {
    const { env, operate } = await openAgency(database)
    let now = Date.now()
    const context = await createContext(createConfig(env), {
      log: pino({ level: 'silent' }),
      clock: { now: () => now },
    })
    onTestFinished(() => context.database.destroy())
    await enquire(context)
    await sendEverything(context)
    await addMail(context, { state: 'sent' })
    now += 90 * dayMs - 1
    expect(await sweep(context)).toEqual(nothing)
    now += 1
    expect(await sweep(context)).toEqual({ ...nothing, mails: 3 })
    const listed = await operate('enquiries', 'list', '--json')
    expect(JSON.parse(listed.out)).toMatchObject([{ mail_state: 'sent', mail_sent: '' }])
    const [id = ''] = await idsOf(context, 'enquiries')
    expect((await operate('enquiries', 'show', id)).out).toContain('Mail      sent')
    expect((await operate('enquiries', 'resend', id)).code).toBe(0)
  })

  it('deletes the notice of a deleted account once it is sent', async () => {
    const { context } = await open(database)
    const id = await addAccount(context, { emailConfirmedAt: 1 })
    await deleteAccount(context, id, { notice: accountDeletedMail(testAgency), actor: 'visitor' })
    expect(await sweep(context)).toEqual(nothing)
    await sendEverything(context)
    expect(await sweep(context)).toEqual({ ...nothing, mails: 1 })
  })

  it('never deletes an unsent mail', async () => {
    const { context, pass } = await open(database, { KEEP_SENT_MAIL_DAYS: '1', KEEP_DEAD_MAIL_DAYS: '1' })
    const waiting = await addMail(context, { state: 'queued' })
    pass(900)
    expect(await sweep(context)).toEqual(nothing)
    expect(await idsOf(context, 'messages')).toEqual([waiting])
  })

  it('deletes sent and dead mails after their configured days, and keeps unsent mails of stored enquiries', async () => {
    const settings = { KEEP_SENT_MAIL_DAYS: '30', KEEP_DEAD_MAIL_DAYS: '90', KEEP_ENQUIRIES_DAYS: '0' }
    const { context, pass } = await open(database, settings)
    await enquire(context)
    await context.database.updateTable('messages').set({ state: 'dead' }).execute()
    const undelivered = await idsOf(context, 'messages')
    await addMail(context, { state: 'sent' })
    const dead = await addMail(context, { state: 'dead' })
    pass(30)
    const asked = {
      ...context,
      config: { ...context.config, keep: { ...context.config.keep, sentMailDays: 0 } },
    }
    expect(await sweep(asked)).toEqual(nothing)
    expect(await sweep(context)).toEqual({ ...nothing, mails: 1 })
    expect(await idsOf(context, 'messages')).toContain(dead)
    pass(60)
    expect(await sweep(context)).toEqual({ ...nothing, mails: 1 })
    expect((await idsOf(context, 'messages')).toSorted()).toEqual(undelivered.toSorted())
  })

  it('deletes more than one batch', async () => {
    const { context, pass } = await open(database, { KEEP_SENT_MAIL_DAYS: '1' })
    const id = await addMail(context, { state: 'sent' })
    const row = await context.database
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: 449 }, () => ({ ...row, id: randomUUID(), messageId: randomUUID() }))
    for (let from = 0; from < copies.length; from += 100)
      await context.database
        .insertInto('messages')
        .values(copies.slice(from, from + 100))
        .execute()
    pass(1)
    expect(await sweep(context)).toEqual({ ...nothing, mails: 450 })
  })

  it('ends unused sessions, and keeps used ones', async () => {
    const { context, pass } = await open(database, { KEEP_IDLE_SESSIONS_DAYS: '60' })
    const account = await addAccount(context, { emailConfirmedAt: 1 })
    const [, used] = [await addSession(context, account), await addSession(context, account)]
    pass(59)
    await context.database
      .updateTable('sessions')
      .set({ refreshedAt: context.clock.now() })
      .where('id', '=', used)
      .execute()
    expect(await sweep(context)).toEqual(nothing)
    pass(1)
    expect(await sweep(context)).toEqual({ ...nothing, sessions: 1 })
    expect(await idsOf(context, 'sessions')).toEqual([used])
  })

  it('closes unused, unconfirmed accounts two weeks after a mail about it, as the privacy policy says', async () => {
    const { context, pass } = await open(database, { KEEP_UNCONFIRMED_ACCOUNTS_DAYS: '30' })
    const confirmed = await addAccount(context, { emailConfirmedAt: 1 })
    const [alive, signsIn, confirms, unused] = [
      await addAccount(context),
      await addAccount(context),
      await addAccount(context),
      await addAccount(context),
    ]
    await addSession(context, unused)
    const change = (id: string, values: { lastSignInAt?: number; emailConfirmedAt?: number }) =>
      context.database.updateTable('accounts').set(values).where('id', '=', id).execute()
    const mailed = async () => {
      const mails = await context.database.selectFrom('messages').select(['recipient', 'kind']).execute()
      return mails.map(({ recipient, kind }) => `${kind} ${recipient.split('@')[0]}`).toSorted()
    }
    pass(29)
    await addSession(context, alive)
    pass(1)
    expect(await sweep(context)).toEqual(nothing)
    const closing = [signsIn, confirms, unused].map((id) => `account_closing ${id}`).toSorted()
    expect(await mailed()).toEqual(closing)
    pass(13)
    expect(await sweep(context)).toEqual(nothing)
    await change(signsIn, { lastSignInAt: context.clock.now() })
    await change(confirms, { emailConfirmedAt: context.clock.now() })
    await sendEverything(context)
    pass(1)
    expect(await sweep(context)).toEqual({ ...nothing, accounts: 1 })
    expect((await idsOf(context, 'accounts')).toSorted()).toEqual(
      [confirmed, alive, signsIn, confirms].toSorted(),
    )
    // Nothing of the closed account remains, and no one gets a second notice.
    expect(await mailed()).toEqual(closing.filter((mail) => !mail.includes(unused)))
    pass(30)
    await sweep(context)
    expect((await mailed()).filter((mail) => mail.includes(signsIn))).toHaveLength(2)
    expect(await idsOf(context, 'accounts')).toContain(signsIn)
  })

  it('keeps everything else forever by default', async () => {
    const { context, pass } = await open(database, {
      KEEP_ENQUIRIES_DAYS: '0',
      KEEP_SENT_MAIL_DAYS: '0',
      KEEP_IDLE_SESSIONS_DAYS: '0',
    })
    await enquire(context)
    await sendEverything(context)
    await addMail(context, { state: 'dead' })
    await addSession(context, await addAccount(context))
    pass(36_500)
    expect(await sweep(context)).toEqual(nothing)
  })

  it('ends sessions that were not used for 90 days, and deletes the audit log after 180', async () => {
    const { context, pass } = await open(database, { KEEP_ENQUIRIES_DAYS: '0' })
    await addSession(context, await addAccount(context))
    await recordAudit(context.database, { at: context.clock.now(), kind: 'sign_in' })
    pass(89)
    expect(await sweep(context)).toEqual(nothing)
    pass(1)
    expect(await sweep(context)).toEqual({ ...nothing, sessions: 1 })
    pass(89)
    expect(await sweep(context)).toEqual(nothing)
    pass(1)
    expect(await sweep(context)).toEqual({ ...nothing, auditEvents: 1 })
  })

  it('drops one-time tokens that have expired', async () => {
    const { context, pass } = await open(database)
    const accountId = await addAccount(context)
    const expiresAt = context.clock.now() + dayMs
    await context.database
      .insertInto('oneTimeTokens')
      .values({
        id: randomUUID(),
        accountId,
        purpose: 'recovery',
        linkHash: 'l',
        codeHash: 'c',
        codeTries: 0,
        expiresAt,
      })
      .execute()
    expect(await sweep(context)).toEqual(nothing)
    pass(1)
    expect(await sweep(context)).toEqual({ ...nothing, oneTimeTokens: 1 })
  })

  it('runs on one server, once a day', async () => {
    const { context, pass } = await open(database)
    const asked = async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => takeChore(context, 'sweep', dayMs)))
      return answers.filter(Boolean).length
    }
    expect(await asked()).toBe(1)
    pass(0.99)
    expect(await asked()).toBe(0)
    pass(0.01)
    expect(await asked()).toBe(1)
  })

  it('runs inside the server, and not again on the same day', async () => {
    const { context, pass } = await open(database)
    const leftByServer = async () => {
      const upkeep = new Upkeep(context, { steadyMs: 0 })
      upkeep.start()
      await upkeep.stop()
      return (await idsOf(context, 'enquiries')).length
    }
    await enquire(context)
    await sendEverything(context)
    pass(730)
    expect(await leftByServer()).toBe(0)
    await enquire(context)
    await sendEverything(context)
    await context.database.updateTable('enquiries').set({ createdAt: 0 }).execute()
    expect(await leftByServer()).toBe(1)
    pass(1)
    expect(await leftByServer()).toBe(0)
  })

  it('deletes nothing while the clock is three years ahead, and deletes old data an hour after it is correct', async () => {
    const { context, pass } = await open(database)
    let elapsed = 0
    const upkeep = new Upkeep(context, { elapsed: () => elapsed })
    const kept = async (hours: number) => {
      elapsed += hours * 3_600_000
      pass(hours / 24)
      await upkeep.tick()
      return (await idsOf(context, 'enquiries')).length
    }
    await enquire(context)
    await sendEverything(context)
    expect(await kept(2)).toBe(1)
    pass(3 * 365)
    expect(await kept(0.5)).toBe(1)
    pass(-3 * 365)
    expect([await kept(0.5), await kept(2)]).toEqual([1, 1])
    await context.database.updateTable('enquiries').set({ createdAt: 0 }).execute()
    expect(await kept(24)).toBe(0)
  })

  it('deletes nothing in the first hour of a server that starts with a wrong clock', async () => {
    const { context, pass } = await open(database)
    await enquire(context)
    await sendEverything(context)
    pass(3 * 365)
    await new Upkeep(context).tick()
    expect(await idsOf(context, 'enquiries')).toHaveLength(1)
  })

  it('resumes a task that a wrong clock postponed for years', async () => {
    const { context, pass } = await open(database)
    pass(3 * 365)
    expect(await takeChore(context, 'sweep', dayMs)).toBe(true)
    pass(-3 * 365)
    expect(await takeChore(context, 'sweep', dayMs)).toBe(true)
    expect(await takeChore(context, 'sweep', dayMs)).toBe(false)
  })
})
