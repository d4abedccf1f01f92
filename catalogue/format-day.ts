import { agency } from './agency.ts'
const format = new Intl.DateTimeFormat(agency.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2025-08-11` as people write it: 11 August 2025. The same day in every time zone. */
export const formatDay = (isoDate: string): string => format.format(new Date(isoDate))

const weekday = new Intl.DateTimeFormat(agency.locale, { weekday: 'short', timeZone: 'UTC' })

/** With its day of the week: Mon, 11 August 2025. */
export const formatWeekday = (isoDate: string): string =>
  `${weekday.format(new Date(isoDate))}, ${formatDay(isoDate)}`
