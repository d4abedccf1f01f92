import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openTestContext } from '#tests/support/app.ts'
import { describeEachDatabase, type TestDatabase } from '#tests/support/databases.ts'
import type { Context } from '../context.ts'
import { acceptEnquiry } from '../email/accept-enquiry.ts'
import type { StoredMessage } from '../email/outbox.ts'
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

const nothing = { enquiries: 0, mails: 0, sessions: 0, oneTimeTokens: 0, signingKeys: 0, accounts: 0 }

/** An enquiry with the mail to the agency and the one back to the visitor. */
async function enquire(context: Context) {
  const mail = { kind: 'acknowledgement', to: 'asha@example.org', subject: 's', text: 't', html: 'h' }
  const acknowledge = async () => mail
  await acceptEnquiry(context, { kind: 'query', variables: { from_name: 'Asha' } }, acknowledge)
}

async function sendEverything({ outbox }: Context) {
  for (const message of await outbox.claim(1000)) await outbox.settleSent(message)
}

async function addMail({ database, outbox }: Context, change: Partial<StoredMessage>) {
  const mail = { kind: 'recovery', to: 'asha@example.org', subject: 's', text: 't', html: 'h' }
  const id = await database.transaction().execute((tx) => outbox.enqueue(tx, mail))
  await database.updateTable('messages').set(change).where('id', '=', id).execute()
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
  it('deletes an enquiry after two years, with both its mails, and not a day earlier', async () => {
    const { context, pass } = await open(database)
    await enquire(context)
    await sendEverything(context)
    pass(729)
    await enquire(context)
    expect(await sweep(context)).toEqual(nothing)
    pass(1)
    expect(await sweep(context)).toEqual({ ...nothing, enquiries: 1, mails: 2 })
    expect(await idsOf(context, 'enquiries')).toHaveLength(1)
    expect(await idsOf(context, 'messages')).toHaveLength(2)
  })

  it('never deletes a mail that is still to be sent', async () => {
    const { context, pass } = await open(database, { KEEP_SENT_MAIL_DAYS: '1', KEEP_DEAD_MAIL_DAYS: '1' })
    const waiting = await addMail(context, { state: 'queued' })
    pass(900)
    expect(await sweep(context)).toEqual(nothing)
    expect(await idsOf(context, 'messages')).toEqual([waiting])
  })

  it('deletes sent and dead mails only when asked to, and none that a kept enquiry points to', async () => {
    const settings = { KEEP_SENT_MAIL_DAYS: '30', KEEP_DEAD_MAIL_DAYS: '90', KEEP_ENQUIRIES_DAYS: '0' }
    const { context, pass } = await open(database, settings)
    await enquire(context)
    await sendEverything(context)
    await addMail(context, { state: 'sent' })
    const dead = await addMail(context, { state: 'dead' })
    pass(30)
    const asked = {
      ...context,
      config: { ...context.config, keep: { ...context.config.keep, sentMailDays: 0 } },
    }
    expect(await sweep(asked)).toEqual(nothing)
    // The account's mail and the visitor's acknowledgement.
    expect(await sweep(context)).toEqual({ ...nothing, mails: 2 })
    expect(await idsOf(context, 'messages')).toContain(dead)
    pass(60)
    expect(await sweep(context)).toEqual({ ...nothing, mails: 1 })
    expect(await idsOf(context, 'enquiries')).toHaveLength(1)
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

  it('ends sessions that nobody used, and leaves those that somebody does', async () => {
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

  it('closes unconfirmed accounts without a sign of life, and tells them', async () => {
    const { context, pass } = await open(database, { KEEP_UNCONFIRMED_ACCOUNTS_DAYS: '30' })
    const confirmed = await addAccount(context, { emailConfirmedAt: 1 })
    const alive = await addAccount(context)
    const lapsed = await addAccount(context)
    await addSession(context, lapsed)
    pass(29)
    await addSession(context, alive)
    pass(1)
    expect(await sweep(context)).toEqual({ ...nothing, accounts: 1 })
    expect((await idsOf(context, 'accounts')).toSorted()).toEqual([confirmed, alive].toSorted())
    const mails = await context.database.selectFrom('messages').select(['recipient', 'subject']).execute()
    expect(mails).toEqual([
      { recipient: `${lapsed}@example.org`, subject: 'Your account with Meridaya is closed' },
    ])
  })

  it('keeps everything else for ever unless it is told otherwise', async () => {
    const { context, pass } = await open(database, { KEEP_ENQUIRIES_DAYS: '0' })
    await enquire(context)
    await sendEverything(context)
    await addMail(context, { state: 'dead' })
    await addSession(context, await addAccount(context))
    pass(36_500)
    expect(await sweep(context)).toEqual(nothing)
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

  it('is one server’s chore, once a day', async () => {
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
      const upkeep = new Upkeep(context)
      upkeep.start()
      await upkeep.stop()
      return (await idsOf(context, 'enquiries')).length
    }
    await enquire(context)
    await sendEverything(context)
    pass(730)
    expect(await leftByServer()).toBe(0)
    await enquire(context)
    await context.database.updateTable('enquiries').set({ createdAt: 0 }).execute()
    expect(await leftByServer()).toBe(1)
    pass(1)
    expect(await leftByServer()).toBe(0)
  })
})
