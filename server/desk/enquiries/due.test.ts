import { describe, expect, it } from 'vitest'
import { facts } from '#tests/support/release.ts'
import { dueAt, isOpen, momentOf } from './due.ts'

const delhi = { ...facts, timeZone: 'Asia/Kolkata' }
/** A local time at the office. 23 November 2026 is a Monday. */
const at = (day: number, time: string) => momentOf(`2026-11-${day}`, time, 'Asia/Kolkata')
const due = (receivedAt: number, replyPromise: string) => dueAt(receivedAt, { ...delhi, replyPromise })

describe('a working day', () => {
  it.each([
    ['ends at the same time of the next one', at(23, '14:00'), at(24, '14:00')],
    ['ends when the office closes on a shorter one', at(27, '17:00'), at(28, '16:00')],
    ['begins at the opening after the office has closed', at(23, '21:00'), at(25, '09:00')],
    ['begins at the opening of the same day', at(23, '06:00'), at(24, '09:00')],
    ['passes over Sunday', at(28, '15:00'), at(30, '15:00')],
    ['begins on Monday for what comes on Sunday', at(22, '12:00'), at(24, '09:00')],
  ])('%s', (_, receivedAt, expected) => {
    expect(due(receivedAt, 'within one working day')).toBe(expected)
  })
})

it('counts working hours only while the office is open', () => {
  expect(due(at(23, '16:00'), 'within four working hours')).toBe(at(24, '11:00'))
  expect(due(at(28, '15:30'), 'within 2 working hours')).toBe(at(30, '10:30'))
})

it('counts plain hours and days around the clock', () => {
  expect(due(at(28, '15:30'), 'within two days')).toBe(at(30, '15:30'))
  expect(due(at(28, '15:30'), 'within 12 hours')).toBe(at(29, '03:30'))
})

it('gives no due time when the promise has another wording or nothing is published', () => {
  expect(due(at(23, '12:00'), 'soon')).toBeNull()
  expect(dueAt(at(23, '12:00'), null)).toBeNull()
  expect(dueAt(at(23, '12:00'), { ...delhi, hours: [{ label: 'Never' }] })).toBeNull()
})

it('uses the office’s time zone, also when daylight saving time ends', () => {
  expect(isOpen(at(23, '09:00'), delhi)).toBe(true)
  expect(isOpen(at(23, '18:00'), delhi)).toBe(false)
  expect(isOpen(at(22, '12:00'), delhi)).toBe(false)
  // Clocks in New York went back in the night to 1 November 2026, which is a Sunday.
  const friday = momentOf('2026-10-30', '15:00', 'America/New_York')
  const newYork = { ...facts, timeZone: 'America/New_York', replyPromise: 'within two working days' }
  expect(dueAt(friday, newYork)).toBe(momentOf('2026-11-02', '15:00', 'America/New_York'))
  expect(momentOf('2026-11-02', '15:00', 'America/New_York') - friday).toBe(73 * 3_600_000)
})
