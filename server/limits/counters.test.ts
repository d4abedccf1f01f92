import { expect, it } from 'vitest'
import { openTestContext } from '#tests/support/app.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { createCounters, LocalCounters, SharedCounters } from './counters.ts'

describeEachDatabase('counters', (database) => {
  const open = async () => {
    const context = await openTestContext({ database })
    let now = 1_000
    const clock = { now: () => now, pass: (ms: number) => void (now += ms) }
    return { database: context.database, clock }
  }

  it.each(['shared', 'local'])('use windows that begin with the first event (%s)', async (kind) => {
    const { database: tables, clock } = await open()
    const counters = kind === 'shared' ? new SharedCounters(tables, clock) : new LocalCounters(clock)
    expect(await counters.count('a', 1000)).toEqual({ count: 1, remainingMs: 1000 })
    clock.pass(400)
    expect(await counters.count('a', 1000)).toEqual({ count: 2, remainingMs: 600 })
    expect(await counters.count('b', 1000)).toEqual({ count: 1, remainingMs: 1000 })
    clock.pass(600)
    expect(await counters.count('a', 1000)).toEqual({ count: 1, remainingMs: 1000 })
    await counters.forgetEnded()
    expect(await counters.count('b', 1000)).toEqual({ count: 2, remainingMs: 400 })
  })

  it.each(['shared', 'local'])('restart when the clock is set back (%s)', async (kind) => {
    const { database: tables, clock } = await open()
    const counters = kind === 'shared' ? new SharedCounters(tables, clock) : new LocalCounters(clock)
    clock.pass(3_600_000)
    await counters.count('a', 1000)
    clock.pass(-3_600_000)
    expect(await counters.count('a', 1000)).toEqual({ count: 1, remainingMs: 1000 })
  })

  it('lose no event when many arrive at once', async () => {
    const { database: tables, clock } = await open()
    const [one, other] = [new SharedCounters(tables, clock), new SharedCounters(tables, clock)]
    const counts = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? one : other).count('busy', 1000)),
    )
    expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 1),
    )
  })

  it('store no name in plain text, and nothing after the window', async () => {
    const { database: tables, clock } = await open()
    const counters = new SharedCounters(tables, clock)
    await counters.count('asha@example.org', 1000)
    const kept = () => tables.selectFrom('counters').selectAll().execute()
    expect(JSON.stringify(await kept())).not.toContain('asha')
    expect(await kept()).toHaveLength(1)
    clock.pass(1000)
    await counters.forgetEnded()
    expect(await kept()).toEqual([])
  })

  it('are shared through Postgres, and local to a server on SQLite', async () => {
    const { database: tables, clock } = await open()
    expect(createCounters(tables, clock)).toBeInstanceOf(
      database.kind === 'postgres' ? SharedCounters : LocalCounters,
    )
  })
})
