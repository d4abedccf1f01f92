/** Entry and health rules change within months, so a country unchecked for this long is refused. */
const trustedMonths = 12

interface CountryDates {
  name: string
  /** The day it was last compared with its sources, as `2026-11-22`. */
  checked: string
  /** Feasts and holidays in words; those that move name their day, as in `2 May 2027`. */
  closures?: string | undefined
}

/** What is out of date in the countries on `today`, in sentences that say what to do. */
export const staleCountries = (countries: readonly CountryDates[], today: Date): string[] =>
  countries.flatMap(({ name, checked, closures = '' }) => [
    ...(new Date(checked) < monthsBefore(today, trustedMonths)
      ? [
          `${name} in content/countries was checked more than twelve months ago. Check it and change its date.`,
        ]
      : []),
    ...datesIn(closures)
      .filter((date) => new Date(`${date} UTC`) < today)
      .map(
        (date) =>
          `closures of ${name} in content/countries names ${date}, which has passed. Write when the day falls next.`,
      ),
  ])

function monthsBefore(day: Date, months: number): Date {
  const limit = new Date(day)
  limit.setUTCMonth(limit.getUTCMonth() - months)
  return limit
}

/** `2 May 2027` wherever it is written. */
const datesIn = (text: string): string[] => text.match(/\b\d{1,2} [A-Z][a-z]+ 20\d\d\b/g) ?? []
