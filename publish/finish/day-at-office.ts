import { agency } from '#catalogue/build/read-catalogue.ts'

/** The day as content writes it, `2026-11-23`, where the agency is. */
export const dayAtOffice = (now: Date): string =>
  // Canadian English has this date format.
  new Intl.DateTimeFormat('en-CA', { timeZone: agency.timeZone, dateStyle: 'short' }).format(now)
