import type { TourPackage } from './schemas/tour-package.ts'
import { shiftDay } from './shift-day.ts'
import { months, type Month } from './vocabulary.ts'

export type Departures = NonNullable<TourPackage['departures']>
export type Departure = Departures['dates'][number]

/**
 * The dates that have not begun.
 *
 * @param today the day at the office, as `2027-03-06`
 */
export const upcoming = <Day extends { start: string }>(dates: readonly Day[], today: string): Day[] =>
  dates.filter(({ start }) => start > today)

/** The trip as shown on a day, without dates that have begun. If no dates are left, `departures` is absent. */
export function withUpcomingDepartures<Trip extends Pick<TourPackage, 'departures'>>(
  { departures, ...trip }: Trip,
  today: string,
): Omit<Trip, 'departures'> & Pick<TourPackage, 'departures'> {
  const dates = upcoming(departures?.dates ?? [], today)
  return departures && dates.length > 0 ? { ...trip, departures: { ...departures, dates } } : trip
}

/** The last day of a trip that begins on `start`. */
export const lastDay = (start: string, days: number): string => shiftDay(start, days - 1)

/** Month → the last day on which a trip can still begin in it: `{ Mar: '2028-03-25' }`. Full dates are left out. */
export function lastStartByMonth({ dates }: Departures): Partial<Record<Month, string>> {
  const open = dates.filter(({ status }) => status !== 'full')
  return Object.fromEntries(open.map(({ start }) => [months[Number(start.slice(5, 7)) - 1], start]))
}
