import { expect, it } from 'vitest'
import { LocalCounters } from '#server/limits/counters.ts'
import { inTotal, limitAcknowledgements, perMailbox } from './acknowledgement-limit.ts'

const hourMs = 60 * 60_000

function limit() {
  let now = 1000
  let counted = 0
  const clock = { now: () => now }
  const counters = new LocalCounters(clock)
  const admits = limitAcknowledgements(
    {
      count: (name, ms) => {
        counted += 1
        return counters.count(name, ms)
      },
      forgetEnded: () => counters.forgetEnded(),
    },
    clock,
  )
  return {
    pass: (ms: number) => void (now += ms),
    counted: () => counted,
    admits,
    admitted: async (addresses: string[]) => {
      let count = 0
      for (const address of addresses) if (await admits(address)) count += 1
      return count
    },
  }
}

it('allows three mails an hour to one mailbox, however its address is written', async () => {
  const { admits, admitted } = limit()
  const spellings = ['asha@example.org', 'Asha@Example.org', 'asha+trip@example.org']
  expect(await admitted(Array.from({ length: 50 }, (_, index) => spellings[index % 3] ?? ''))).toBe(
    perMailbox,
  )
  expect(await admits('kabir@example.org')).toBe(true)
})

it('allows more after an hour', async () => {
  const { admits, admitted, pass } = limit()
  await admitted(Array<string>(5).fill('asha@example.org'))
  pass(hourMs - 1)
  expect(await admits('asha@example.org')).toBe(false)
  pass(1)
  expect(await admits('asha@example.org')).toBe(true)
})

it('has a limit for all mailboxes together, so that the form cannot be used for mass mail', async () => {
  const { admitted } = limit()
  expect(await admitted(Array.from({ length: 500 }, (_, index) => `visitor-${index}@example.org`))).toBe(
    inTotal,
  )
})

it('does not query the counters again within an hour whose limit is reached', async () => {
  const { admits, admitted, counted, pass } = limit()
  await admitted(Array.from({ length: inTotal + 1 }, (_, index) => `visitor-${index}@example.org`))
  const before = counted()
  expect(await admits('asha@example.org')).toBe(false)
  expect(counted()).toBe(before)
  pass(hourMs)
  expect(await admits('asha@example.org')).toBe(true)
  pass(-2 * hourMs)
  expect(await admits('kabir@example.org')).toBe(true)
})
