import { expect, it, vi } from 'vitest'
import { openTestContext } from '#tests/support/app.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { createContext } from '#server/context.ts'
import type { Context } from '#server/context.ts'
import { delayAfter, leaseMs, maxAttempts } from './outbox.ts'
import type { Message } from './outbox.ts'

const message: Message = {
  kind: 'enquiry',
  to: 'bookings@agency.example',
  replyTo: 'asha@example.org',
  subject: 'Enquiry',
  text: 'Hello',
  html: '<p>Hello</p>',
}

function movableClock() {
  let now = 1_800_000_000_000
  return { now: () => now, advance: (ms: number) => (now += ms) }
}

function enqueue({ database, outbox }: Context) {
  return database.transaction().execute((tx) => outbox.enqueue(tx, message, null))
}

it('waits twice as long after each failure, four hours at most, and gives up after two and a half days', () => {
  const minutes = Array.from({ length: maxAttempts - 1 }, (_, index) => delayAfter(index + 1) / 60_000)
  const fourHours = 240
  expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 32, 64, 128, ...Array<number>(14).fill(fourHours)])
  const days = minutes.reduce((sum, wait) => sum + wait, 0) / 60 / 24
  expect(days).toBeCloseTo(2.5, 1)
})

describeEachDatabase('the outbox', (database) => {
  it('hands out a queued mail once', async () => {
    const context = await openTestContext({ database })
    const id = await enqueue(context)
    const [claimed, ...others] = await context.outbox.claim(5)
    expect(others).toEqual([])
    expect(claimed).toMatchObject({
      id,
      recipient: 'bookings@agency.example',
      replyTo: 'asha@example.org',
      messageId: `<${id}@agency.example>`,
      state: 'sending',
      attempt: 1,
    })
    expect(await context.outbox.claim(5)).toEqual([])
  })

  it('hands out mail that was queued or leased while the clock was three years ahead', async () => {
    const clock = movableClock()
    const context = await openTestContext({ database, overrides: { clock } })
    const years = 3 * 365 * 24 * 60 * 60_000
    clock.advance(years)
    const [taken, waiting] = [await enqueue(context), await enqueue(context)]
    await context.outbox.claim(1)
    clock.advance(-years)
    const ids = (await context.outbox.claim(5)).map(({ id }) => id)
    expect(ids.toSorted()).toEqual([taken, waiting].toSorted())
  })

  it('keeps nothing from a failed transaction', async () => {
    const context = await openTestContext({ database })
    const failing = context.database.transaction().execute(async (tx) => {
      await context.outbox.enqueue(tx, message, null)
      throw new Error('the rest failed')
    })
    await expect(failing).rejects.toThrow('the rest failed')
    expect(await context.outbox.claim(5)).toEqual([])
  })

  it('never gives one mail to two workers', async () => {
    const context = await openTestContext({ database })
    const other = await createContext(context.config, { log: context.log })
    const ids = []
    for (let count = 0; count < 30; count += 1) ids.push(await enqueue(context))
    const rounds = Array.from({ length: 12 }, (_, index) => (index % 2 ? context : other).outbox.claim(4))
    const claimed = (await Promise.all(rounds)).flat().map(({ id }) => id)
    await other.database.destroy()
    expect(new Set(claimed).size).toBe(claimed.length)
    expect(claimed.toSorted()).toEqual(ids.toSorted())
  })

  it('hands out a mail again when its worker’s lease has expired', async () => {
    const clock = movableClock()
    const context = await openTestContext({ database, overrides: { clock } })
    const id = await enqueue(context)
    await context.outbox.claim(1)
    clock.advance(leaseMs - 1)
    expect(await context.outbox.claim(1)).toEqual([])
    clock.advance(1)
    expect(await context.outbox.claim(1)).toMatchObject([{ id, attempt: 2 }])
  })

  it('does not hand out a mail whose lease is renewed', async () => {
    const clock = movableClock()
    const context = await openTestContext({ database, overrides: { clock } })
    await enqueue(context)
    const [claimed] = await context.outbox.claim(1)
    clock.advance(leaseMs - 1)
    await context.outbox.renew(claimed!)
    clock.advance(leaseMs - 1)
    expect(await context.outbox.claim(1)).toEqual([])
  })

  it('ignores a late result from a worker that lost its lease', async () => {
    const clock = movableClock()
    const context = await openTestContext({ database, overrides: { clock } })
    const id = await enqueue(context)
    const [first] = await context.outbox.claim(1)
    clock.advance(leaseMs)
    const [second] = await context.outbox.claim(1)
    await context.outbox.settleFailed(first!, 'too late')
    await context.outbox.settleSent(second!)
    const row = await context.database
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: 'sent', lastError: null, leasedUntil: null, sentAt: clock.now() })
  })

  it('waits longer after each failure, then gives up and keeps the row', async () => {
    const clock = movableClock()
    const context = await openTestContext({ database, overrides: { clock } })
    await enqueue(context)
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const [claimed] = await context.outbox.claim(1)
      expect(claimed).toMatchObject({ attempt })
      const state = await context.outbox.settleFailed(claimed!, `refused ${attempt}`)
      expect(state).toBe(attempt === maxAttempts ? 'dead' : 'queued')
      clock.advance(delayAfter(attempt) - 1)
      expect(await context.outbox.claim(1)).toEqual([])
      clock.advance(1)
    }
    const rows = await context.database.selectFrom('messages').selectAll().execute()
    expect(rows).toMatchObject([{ state: 'dead', attempt: maxAttempts, lastError: `refused ${maxAttempts}` }])
  })

  it('hands a released mail to the next worker without counting an attempt', async () => {
    const context = await openTestContext({ database })
    const id = await enqueue(context)
    const [claimed] = await context.outbox.claim(1)
    await context.outbox.release(claimed!)
    expect(await context.outbox.claim(1)).toMatchObject([{ id, attempt: 1 }])
  })

  it('wakes the worker of the same process soon after a mail is queued', async () => {
    const context = await openTestContext({ database })
    const nudge = vi.fn<() => void>()
    context.outbox.onEnqueue(nudge)
    await enqueue(context)
    await vi.waitFor(() => expect(nudge).toHaveBeenCalledOnce())
  })

  it('logs the result of every attempt with the mail server’s code and no address', async () => {
    const clock = movableClock()
    const context = await openTestContext({ database, overrides: { clock } })
    const messageId = await enqueue(context)
    const [first] = await context.outbox.claim(1)
    await context.outbox.settleFailed(first!, '450 <asha@example.org> not now', 450)
    clock.advance(delayAfter(1))
    const [second] = await context.outbox.claim(1)
    await context.outbox.settleFailed(second!, 'Connection closed')
    await context.outbox.settleFailed(second!, 'said twice')
    clock.advance(delayAfter(2))
    const [third] = await context.outbox.claim(1)
    await context.outbox.settleSent(third!)
    const log = await context.database.selectFrom('messageAttempts').selectAll().orderBy('attempt').execute()
    const at = expect.any(Number)
    expect(log).toEqual([
      { id: expect.any(String), messageId, attempt: 1, at, outcome: 'failed', smtpCode: 450 },
      { id: expect.any(String), messageId, attempt: 2, at, outcome: 'failed', smtpCode: null },
      { id: expect.any(String), messageId, attempt: 3, at, outcome: 'sent', smtpCode: null },
    ])
    await context.database.deleteFrom('messages').execute()
    expect(await context.database.selectFrom('messageAttempts').select('id').execute()).toEqual([])
  })

  it('removes the text of a mail with a one-time link once it is sent, and keeps other texts', async () => {
    const context = await openTestContext({ database })
    const mail = { to: 'asha@example.org', subject: 'Confirm', text: 'a link', html: '<a>' }
    await context.database.transaction().execute(async (tx) => {
      await context.outbox.enqueue(tx, { ...mail, kind: 'confirmation', holdsSecret: true }, null)
      await context.outbox.enqueue(tx, { ...mail, kind: 'enquiry' }, null)
    })
    const words = () =>
      context.database.selectFrom('messages').select(['kind', 'text', 'html']).orderBy('kind').execute()
    for (const message of await context.outbox.claim(2)) await context.outbox.settleFailed(message, 'not yet')
    expect((await words()).map(({ text }) => text)).toEqual(['a link', 'a link'])
    await context.database.updateTable('messages').set({ nextAttemptAt: 0 }).execute()
    for (const message of await context.outbox.claim(2)) await context.outbox.settleSent(message)
    expect(await words()).toEqual([
      { kind: 'confirmation', text: '', html: '' },
      { kind: 'enquiry', text: 'a link', html: '<a>' },
    ])
  })
})
