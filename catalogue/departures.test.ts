import { expect, it } from 'vitest'
import { lastDay, lastStartByMonth, upcoming, withUpcomingDepartures, type Departures } from './departures.ts'

const departures: Departures = {
  asOf: '2026-11-23',
  dates: [
    { start: '2027-03-06', status: 'open' },
    { start: '2027-03-20', status: 'full' },
    { start: '2028-02-26', status: 'guaranteed' },
    { start: '2028-03-04', status: 'open' },
  ],
}
const starts = (today: string) => upcoming(departures.dates, today).map(({ start }) => start)

it('a date is shown until the day before it begins', () => {
  expect(starts('2027-03-05')).toHaveLength(4)
  expect(starts('2027-03-06')).toEqual(['2027-03-20', '2028-02-26', '2028-03-04'])
})

it('a trip has no dates once all have begun', () => {
  const trip = { name: 'Exclusive Vietnam', departures }
  expect(withUpcomingDepartures(trip, '2028-03-04')).toEqual({ name: 'Exclusive Vietnam' })
  expect(withUpcomingDepartures(trip, '2028-02-26').departures?.dates).toEqual([departures.dates[3]])
  const anyDay: { name: string; departures?: Departures } = { name: 'Any day' }
  expect(withUpcomingDepartures(anyDay, '2027-01-01')).toEqual(anyDay)
})

it('the first day is day 1 when the last day is calculated, also across a leap day', () => {
  expect(lastDay('2028-02-26', 8)).toBe('2028-03-04')
  expect(lastDay('2027-02-26', 8)).toBe('2027-03-05')
  expect(lastDay('2027-03-06', 1)).toBe('2027-03-06')
})

it('a month can be chosen until its last date with free places', () => {
  expect(lastStartByMonth(departures)).toEqual({ Feb: '2028-02-26', Mar: '2028-03-04' })
  expect(lastStartByMonth({ ...departures, dates: departures.dates.slice(1, 2) })).toEqual({})
})
