import { describe, expect, it } from 'vitest'
import { resultsCount } from './results-count.ts'
import { readCriteria } from './search-criteria.ts'

const read = (search: string) => readCriteria(new URLSearchParams(search))

describe('the criteria in a search address', () => {
  it('are the four of the search panel', () => {
    expect(read('?q=Bali&checkin=2026-12-01&checkout=2026-12-09&guests=4%2B+Guests')).toEqual({
      q: 'Bali',
      checkin: '2026-12-01',
      checkout: '2026-12-09',
      guests: '4+ Guests',
    })
  })

  it('are empty without parameters in the address', () => {
    expect(read('')).toEqual({ q: '', checkin: '', checkout: '', guests: '' })
  })

  it('drop invalid dates and guests', () => {
    expect(read('?checkin=tomorrow&checkout=2026-13-45&guests=900')).toMatchObject({
      checkin: '',
      checkout: '',
      guests: '',
    })
  })

  it('survive a malformed percent sign', () => {
    expect(read('?q=100%&guests=%E0%A4%A').q).toBe('100%')
  })
})

describe('the count above the results', () => {
  it('is a sentence', () => {
    expect([resultsCount(1, 0), resultsCount(20, 1), resultsCount(0, 3)]).toEqual([
      '1 destination',
      '20 destinations and 1 package',
      '3 packages',
    ])
  })
})
