import { expect, it } from 'vitest'
import { AcknowledgementLimit, inTotal, perMailbox } from './acknowledgement-limit.ts'

const hourMs = 60 * 60_000
const times = (count: number, ask: (index: number) => boolean) =>
  Array.from({ length: count }, (_, index) => ask(index)).filter(Boolean).length

it('lets three mails an hour go to one mailbox, however its address is written', () => {
  const limit = new AcknowledgementLimit()
  const spellings = ['asha@example.org', 'Asha@Example.org', 'asha+trip@example.org']
  expect(times(50, (index) => limit.admits(spellings[index % 3] ?? '', index))).toBe(perMailbox)
  expect(limit.admits('kabir@example.org', 50)).toBe(true)
})

it('lets more go when the hour is over', () => {
  const limit = new AcknowledgementLimit()
  times(5, () => limit.admits('asha@example.org', 1000))
  expect(limit.admits('asha@example.org', 999 + hourMs)).toBe(false)
  expect(limit.admits('asha@example.org', 1000 + hourMs)).toBe(true)
})

it('stops at a number for all mailboxes together, so that the form is no way to write to everybody', () => {
  const limit = new AcknowledgementLimit()
  expect(times(500, (index) => limit.admits(`visitor-${index}@example.org`, index))).toBe(inTotal)
})
