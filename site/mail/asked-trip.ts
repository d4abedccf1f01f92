import { formatDay } from '#catalogue/format-day.ts'

/** Dates (`2031-04-01`) and guests of a search. Each may be empty. */
export interface AskedTrip {
  checkin: string
  checkout: string
  guests: string
}

// In memory only, because searches are private.
let asked: AskedTrip = { checkin: '', checkout: '', guests: '' }

/** Keeps the dates and guests of a search, so that no form asks for them again (product-brief B14). */
export function keepTrip(trip: AskedTrip): void {
  asked = trip
}

/**
 * The dates and guests of the last search, as the first line of a message: `From 1 April 2031 until 12 April 2031,
 * 2 Guests.` Empty without a search. One guest is the default, so it is left out alone.
 */
export function tripLine(): string {
  const { checkin, checkout, guests } = asked
  const dates = [checkin && `from ${formatDay(checkin)}`, checkout && `until ${formatDay(checkout)}`]
    .filter(Boolean)
    .join(' ')
  if (!dates && (guests === '' || guests === '1 Guest')) return ''
  const line = [dates, guests].filter(Boolean).join(', ')
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.\n`
}
