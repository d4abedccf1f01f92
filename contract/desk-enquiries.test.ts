import { expect, it } from 'vitest'
import { ago, duration } from './desk-enquiries.ts'

it('says how long ago something was without counting minutes that have not passed', () => {
  expect([10_000, 40_000, 130 * 60_000].map(ago)).toEqual(['just now', '1 min ago', '2 h 10 min ago'])
  expect(duration(10_000)).toBe('under a minute')
})
