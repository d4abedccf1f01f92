import { agency } from './agency.ts'
const format = new Intl.DateTimeFormat(agency.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2025-08-11` as people write it: 11 August 2025. The same day in every time zone. */
export const formatDay = (isoDate: string): string => format.format(new Date(isoDate))
