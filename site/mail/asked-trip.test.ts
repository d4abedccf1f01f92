import { afterEach, describe, expect, it } from 'vitest'
import { keepTrip, tripLine } from './asked-trip.ts'

const nothing = { checkin: '', checkout: '', guests: '' }
const lineFor = (trip: Partial<typeof nothing>) => {
  keepTrip({ ...nothing, ...trip })
  return tripLine()
}

describe('the first line of a message, from the search', () => {
  afterEach(() => keepTrip(nothing))

  it('has dates and guests', () => {
    expect(lineFor({ checkin: '2031-04-01', checkout: '2031-04-12', guests: '2 Guests' })).toBe(
      'From 1 April 2031 until 12 April 2031, 2 Guests.\n',
    )
  })

  it('leaves out what was not given', () => {
    expect(lineFor({ checkin: '2031-04-01' })).toBe('From 1 April 2031.\n')
    expect(lineFor({ checkout: '2031-04-12', guests: '1 Guest' })).toBe('Until 12 April 2031, 1 Guest.\n')
    expect(lineFor({ guests: '4+ Guests' })).toBe('4+ Guests.\n')
  })

  it('is empty before a search, and for the default number of guests alone', () => {
    expect(tripLine()).toBe('')
    expect(lineFor({ guests: '1 Guest' })).toBe('')
  })
})
