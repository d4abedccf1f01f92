import { expect, it } from 'vitest'
import { createContext, type Context } from '#server/context.ts'
import { movableClock } from '#tests/support/accounts.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { describeEachDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { createTestDesk, kabir, tara } from '#tests/support/desk.ts'
import { enquire } from '#tests/support/enquiries.ts'
import { facts, publishTestRelease } from '#tests/support/release.ts'
import { temporaryFolder } from '#tests/support/server.ts'
import { momentOf } from './due.ts'
import { remind } from './remind.ts'

/** The Desk of an office in Auckland, in local time. 23 November 2026 is a Monday. */
async function open(database: TestDatabase, env: Record<string, string> = {}) {
  const { path, remove } = await temporaryFolder()
  afterwards(remove)
  await publishTestRelease(path)
  const clock = movableClock()
  const desk = await createTestDesk({ database, releasesDir: path, env, overrides: { clock } })
  const { context } = desk
  const settings = context.config.desk
  if (!settings) throw new Error('The Desk is off.')
  const isAt = (day: number, time: string) =>
    clock.pass(momentOf(`2026-11-${String(day).padStart(2, '0')}`, time, facts.timeZone) - clock.now())
  return { ...desk, isAt, look: () => remind(context, settings), settings }
}

const mailsOf = ({ database }: Context, kind: string) =>
  database
    .selectFrom('messages')
    .select(['recipient', 'subject', 'text', 'enquiryId'])
    .where('kind', '=', kind)
    .orderBy('createdAt')
    .execute()

describeEachDatabase('reminders', (database) => {
  it('are sent once when an answer is late: to the person who took the enquiry, otherwise to the office', async () => {
    const { context, isAt, look, signedIn } = await open(database)
    isAt(23, '10:00')
    const [taken, left, answered] = [await enquire(context), await enquire(context), await enquire(context)]
    const ask = await signedIn(kabir)
    await ask('/enquiries/change', { id: taken, version: 0, to: 'taken' })
    await ask('/enquiries/change', { id: answered, version: 0, to: 'answered' })
    isAt(24, '09:59')
    await look()
    expect(await mailsOf(context, 'desk_reminder')).toEqual([])
    isAt(24, '10:01')
    await look()
    await look()
    const mails = await mailsOf(context, 'desk_reminder')
    expect(mails).toHaveLength(2)
    expect(mails).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ enquiryId: taken, recipient: kabir.address }),
        expect.objectContaining({ enquiryId: left, recipient: context.config.mail.enquiryTo }),
      ]),
    )
    for (const { subject, text } of mails) expect(subject + text).not.toMatch(/Asha|asha@/)
    // A page that was opened before can still take an untouched enquiry.
    expect((await ask('/enquiries/change', { id: left, version: 0, to: 'taken' })).statusCode).toBe(200)
  })

  it('are not sent for enquiries that have been late for days', async () => {
    const { context, isAt, look } = await open(database)
    isAt(9, '10:00')
    await enquire(context)
    isAt(23, '10:00')
    await look()
    expect(await mailsOf(context, 'desk_reminder')).toEqual([])
  })

  it('are sent once by two servers that check at the same moment', async () => {
    const { context, settings, isAt } = await open(database)
    isAt(23, '10:00')
    await enquire(context)
    isAt(24, '11:00')
    const { config, log, clock } = context
    const second = await createContext(config, { log, clock })
    afterwards(() => second.database.destroy())
    await Promise.all([context, second, context, second].map((one) => remind(one, settings)))
    expect(await mailsOf(context, 'desk_reminder')).toHaveLength(1)
    expect(await mailsOf(context, 'desk_digest')).toHaveLength(1)
  })

  it('are not sent when the setting is off', async () => {
    const { context, isAt, look } = await open(database, { DESK_REMINDERS: 'off' })
    isAt(23, '10:00')
    await enquire(context)
    isAt(24, '11:00')
    await look()
    expect(await mailsOf(context, 'desk_reminder')).toEqual([])
    expect(await mailsOf(context, 'desk_digest')).toEqual([])
  })
})

describeEachDatabase('the digest', (database) => {
  it('is sent once on each open day with waiting enquiries, and names no visitor', async () => {
    const { context, isAt, look } = await open(database)
    isAt(21, '08:00')
    await look()
    const id = await enquire(context)
    const count = async () => (await mailsOf(context, 'desk_digest')).length
    await look()
    expect(await count()).toBe(0)
    // Saturday opens at ten, Sunday never, Monday at nine.
    isAt(21, '10:00')
    await look()
    await look()
    expect(await count()).toBe(1)
    isAt(22, '12:00')
    await look()
    expect(await count()).toBe(1)
    isAt(23, '09:30')
    await look()
    const mails = await mailsOf(context, 'desk_digest')
    expect(mails).toHaveLength(2)
    expect(mails[1]).toMatchObject({
      recipient: context.config.mail.enquiryTo,
      subject: '1 enquiry is waiting',
      enquiryId: null,
    })
    expect(mails[1]?.text).toContain(`Bali, reference ${id.slice(0, 8)}`)
    expect(mails[1]?.text).not.toMatch(/Asha|asha@/)
  })

  it('is not sent when no enquiry is waiting', async () => {
    const { context, isAt, look, signedIn } = await open(database)
    isAt(23, '08:00')
    const id = await enquire(context)
    await (
      await signedIn(tara)
    )('/enquiries/change', { id, version: 0, to: 'closed' })
    isAt(23, '10:00')
    await look()
    expect(await mailsOf(context, 'desk_digest')).toEqual([])
  })
})
