import { expect, it } from 'vitest'
import type { Figures } from '#contract/desk-enquiries.ts'
import { noteBackup } from '#server/last-backup.ts'
import { movableClock } from '#tests/support/accounts.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { createTestDesk } from '#tests/support/desk.ts'
import { enquire } from '#tests/support/enquiries.ts'

describeEachDatabase('the figures', (database) => {
  it('count enquiries by month and trip, the time to the first answer and bounced mails', async () => {
    const clock = movableClock()
    const { signedIn, context } = await createTestDesk({ database, overrides: { clock } })
    clock.pass(Date.UTC(2026, 9, 10, 12) - clock.now())
    await enquire(context, { item_name: 'Rome' })
    clock.pass(Date.UTC(2026, 10, 10, 12) - clock.now())
    const ids = [await enquire(context), await enquire(context), await enquire(context)]
    const ask = await signedIn()
    for (const [place, id] of ids.entries()) {
      clock.pass((place + 1) * 3_600_000)
      await ask('/enquiries/change', { id, version: 0, to: 'answered' })
    }
    await context.database
      .updateTable('messages')
      .set({ state: 'dead' })
      .where('enquiryId', '=', ids[0] ?? '')
      .where('kind', '=', 'acknowledgement')
      .execute()
    await noteBackup(context.config.dataDir, '2026-11-10T02:00:00.000Z')
    const { months, trips, lastBackupAt, disk }: Figures = (await ask('/figures')).json()
    expect(months.slice(0, 3)).toEqual([
      {
        month: '2026-11',
        enquiries: 3,
        answered: 3,
        medianAnswerMs: expect.closeTo(3 * 3_600_000, -4),
        mailsReturned: 1,
      },
      { month: '2026-10', enquiries: 1, answered: 0, medianAnswerMs: null, mailsReturned: 0 },
      { month: '2026-09', enquiries: 0, answered: 0, medianAnswerMs: null, mailsReturned: 0 },
    ])
    expect(months).toHaveLength(12)
    expect(trips.map(({ about, total, perMonth }) => [about, total, perMonth.slice(0, 2)])).toEqual([
      ['Bali', 3, [3, 0]],
      ['Rome', 1, [0, 1]],
    ])
    expect(lastBackupAt).toBe(Date.UTC(2026, 10, 10, 2))
    expect(disk.freeBytes).toBeGreaterThan(0)
  })
})

it('the figures name pages that were not checked for a year, and say when no backup is known', async () => {
  const clock = movableClock()
  const { signedIn } = await createTestDesk({ overrides: { clock } })
  const now: Figures = (await (await signedIn())('/figures')).json()
  clock.pass(5 * 365 * 24 * 3_600_000)
  const later: Figures = (await (await signedIn())('/figures')).json()
  expect(later.unchecked.length).toBeGreaterThan(now.unchecked.length)
  expect(later.unchecked[0]).toEqual({
    page: expect.stringMatching(/^(Place|Trip|Country): /),
    checked: expect.stringMatching(/^\d{4}-\d\d$/),
  })
  expect(now.lastBackupAt).toBeNull()
})
