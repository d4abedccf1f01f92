import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agency } from '#catalogue/agency.ts'
import { officeClock } from '#catalogue/agency-time.ts'
import { refundDatesFor } from './refund-dates-for.ts'

const dates = (departure: string, today: string) => refundDatesFor(departure, agency.refunds, today)
const untils = (departure: string) => dates(departure, '2020-01-01')?.map(({ until }) => until)
const now = (departure: string, today: string) =>
  dates(departure, today)?.find(({ state }) => state === 'now')?.percent

describe('§9 refund tiers as dates', () => {
  it('60 days before departure is the last day for 90%, 30 days for 50%, and 29 days the first without a refund', () => {
    expect(dates('2027-03-31', '2026-11-20')).toEqual([
      { percent: 90, from: undefined, until: '2027-01-30', state: 'now' },
      { percent: 50, from: '2027-01-31', until: '2027-03-01', state: 'ahead' },
      { percent: 0, from: '2027-03-02', until: undefined, state: 'ahead' },
    ])
  })

  it('includes 29 February in a leap year only', () => {
    expect(untils('2028-03-31')).toEqual(['2028-01-31', '2028-03-01', undefined])
    expect(untils('2028-03-30')).toEqual(['2028-01-30', '2028-02-29', undefined])
    expect(untils('2027-03-30')).toEqual(['2027-01-29', '2027-02-28', undefined])
    expect(untils('2100-03-30')).toEqual(['2100-01-29', '2100-02-28', undefined])
    expect(untils('2028-02-29')?.[0]).toBe('2027-12-31')
  })

  it.each([
    ['2027-01-19', 90],
    ['2027-01-20', 90],
    ['2027-01-21', 50],
    ['2027-02-19', 50],
    ['2027-02-20', 0],
    ['2027-03-21', 0],
  ])('for a departure on 21 March 2027, notice on %s refunds %i%%', (today, percent) => {
    expect(now('2027-03-21', today)).toBe(percent)
  })

  it('marks tiers whose last day has passed', () => {
    expect(dates('2027-03-21', '2027-02-01')?.map(({ state }) => state)).toEqual(['over', 'now', 'ahead'])
  })

  it('is undefined for a day that has passed or does not exist', () => {
    for (const day of ['2026-11-19', '', '275760-09-13', '2027-13-01'])
      expect(dates(day, '2026-11-20')).toBeUndefined()
    expect(now('2026-11-20', '2026-11-20')).toBe(0)
  })

  it('gives every day exactly one tier', () => {
    const day = fc.integer({ min: 0, max: 40_000 })
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), (start, ahead) => {
        const iso = (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10)
        const tiers = dates(iso(start + ahead), iso(start)) ?? []
        expect(tiers.filter(({ state }) => state === 'now')).toHaveLength(1)
        const due = agency.refunds.find(({ fromDays }) => ahead >= fromDays)
        expect(tiers.find(({ state }) => state === 'now')?.percent).toBe(due?.percent)
      }),
    )
  })
})

it('uses the day at the office, whose midnight comes before that of UTC', () => {
  expect(officeClock(new Date('2026-11-20T18:29:59Z')).day).toBe('2026-11-20')
  expect(officeClock(new Date('2026-11-20T18:30:00Z')).day).toBe('2026-11-21')
})
