import { expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/databases.ts'
import type { Context } from '#server/context.ts'
import { acceptEnquiry } from '#server/email/accept-enquiry.ts'
import type { StoredMessage } from '#server/email/outbox.ts'
import { openAgency } from '#tests/support/operator.ts'

const dayMs = 24 * 60 * 60_000

async function addMail({ database, outbox }: Context, change: Partial<StoredMessage>) {
  const mail = { kind: 'recovery', to: 'asha@example.org', subject: 's', text: 'secret-link', html: 'h' }
  const id = await database.transaction().execute((tx) => outbox.enqueue(tx, mail, null))
  await database.updateTable('messages').set(change).where('id', '=', id).execute()
  return id
}

const dead: Partial<StoredMessage> = { state: 'dead', attempt: 24, lastError: '550 no such\nmailbox' }

describeEachDatabase('the outbox', (database) => {
  it('lists unsent mails without their text', async () => {
    const { context, operate } = await openAgency(database)
    await addMail(context, { state: 'sent' })
    expect((await operate('outbox', 'list')).out).toBe('All mails are sent.\n')
    const id = await addMail(context, dead)
    const { out } = await operate('outbox', 'list')
    expect(out).toMatch(new RegExp(`dead +24 +- +recovery +asha@example.org +${id} +550 no such mailbox`))
    const listed = await operate('outbox', 'list', '--json')
    expect(JSON.parse(listed.out)).toMatchObject([{ id, state: 'dead', attempt: 24, next_attempt: null }])
    expect(listed.out).not.toContain('secret-link')
    expect(JSON.parse((await operate('outbox', 'list', '--json', '--state', 'sent')).out)).toHaveLength(1)
    expect((await operate('outbox', 'list', '--state', 'lost')).code).toBe(2)
  })

  it('retries dead mails, all or some', async () => {
    const { context, operate } = await openAgency(database)
    const [one, other] = [await addMail(context, dead), await addMail(context, dead)]
    expect((await operate('outbox', 'retry')).code).toBe(2)
    expect(await operate('outbox', 'retry', 'nothing')).toMatchObject({ code: 1 })
    expect(JSON.parse((await operate('outbox', 'retry', one, '--json')).out)).toEqual({
      retried: [one],
      refused: [],
    })
    expect((await context.outbox.claim(5)).map(({ id, attempt }) => ({ id, attempt }))).toEqual([
      { id: one, attempt: 1 },
    ])
    expect((await operate('outbox', 'retry', '--dead')).out).toContain('1 mail to send now.')
    expect((await context.outbox.claim(5)).map(({ id }) => id)).toEqual([other])
  })

  it('tries a waiting mail now, and skips one that is being sent', async () => {
    const { context, operate } = await openAgency(database)
    const waiting = await addMail(context, { nextAttemptAt: Date.now() + dayMs, attempt: 3 })
    expect(await context.outbox.claim(5)).toEqual([])
    expect((await operate('outbox', 'retry', waiting)).code).toBe(0)
    expect(await context.outbox.claim(5)).toHaveLength(1)
    expect((await operate('outbox', 'retry', waiting)).code).toBe(1)
  })

  it('purges old mails with --yes, and keeps unsent mails of stored enquiries', async () => {
    const { context, operate } = await openAgency(database)
    const longAgo = Date.now() - 40 * dayMs
    await acceptEnquiry(context, { kind: 'query', variables: {} }, async () => null)
    await context.database.updateTable('messages').set({ createdAt: longAgo, state: 'dead' }).execute()
    await addMail(context, { sentAt: longAgo, state: 'sent' })
    await addMail(context, { createdAt: longAgo, sentAt: Date.now(), state: 'sent' })
    await addMail(context, { createdAt: longAgo, state: 'dead' })
    const purge = (state: string) => ['outbox', 'purge', '--state', state, '--older-than', '30']
    expect((await operate('outbox', 'purge', '--state', 'sent', '--yes')).code).toBe(2)
    expect((await operate(...purge('sent'))).code).toBe(2)
    for (const state of ['sent', 'dead'])
      expect(JSON.parse((await operate(...purge(state), '--yes', '--json')).out)).toEqual({ purged: 1 })
    const left = await context.database.selectFrom('messages').select(['kind', 'state']).execute()
    expect(left).toHaveLength(2)
    expect(left).toContainEqual({ kind: 'enquiry', state: 'dead' })
  })
})
