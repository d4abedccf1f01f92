import { expect, it } from 'vitest'
import { LocalCounters } from '#server/limits/counters.ts'
import { admitsAcknowledgement, inTotal, perMailbox } from './acknowledgement-limit.ts'

const hourMs = 60 * 60_000

function limit() {
  let now = 1000
  const counters = new LocalCounters({ now: () => now })
  return {
    pass: (ms: number) => void (now += ms),
    admits: (address: string) => admitsAcknowledgement(counters, address),
    admitted: async (addresses: string[]) => {
      let count = 0
      for (const address of addresses) if (await admitsAcknowledgement(counters, address)) count += 1
      return count
    },
  }
}

it('lets three mails an hour go to one mailbox, however its address is written', async () => {
  const { admits, admitted } = limit()
  const spellings = ['asha@example.org', 'Asha@Example.org', 'asha+trip@example.org']
  expect(await admitted(Array.from({ length: 50 }, (_, index) => spellings[index % 3] ?? ''))).toBe(
    perMailbox,
  )
  expect(await admits('kabir@example.org')).toBe(true)
})

it('lets more go when the hour is over', async () => {
  const { admits, admitted, pass } = limit()
  await admitted(Array<string>(5).fill('asha@example.org'))
  pass(hourMs - 1)
  expect(await admits('asha@example.org')).toBe(false)
  pass(1)
  expect(await admits('asha@example.org')).toBe(true)
})

it('stops at a number for all mailboxes together, so that the form is no way to write to everybody', async () => {
  const { admitted } = limit()
  expect(await admitted(Array.from({ length: 500 }, (_, index) => `visitor-${index}@example.org`))).toBe(
    inTotal,
  )
})
