import { useSyncExternalStore } from 'react'
import { money } from '#catalogue/agency.ts'
import { formatDay } from '#catalogue/format-day.ts'

/** A departure that the visitor picked on the page of a trip. Days as `2027-03-06`. */
export interface ChosenDeparture {
  start: string
  end: string
  /** Set if it differs from the trip's. */
  price?: number | undefined
  /** Whether it is full. The visitor then asks for the next one. */
  isFull?: boolean
}

// In memory only, like `AskedTrip`. The keys are names of trips, because enquiries have them too.
const chosen = new Map<string, ChosenDeparture>()
const listeners = new Set<() => void>()

export function chooseDeparture(trip: string, departure: ChosenDeparture | undefined): void {
  if (departure) chosen.set(trip, departure)
  else chosen.delete(trip)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The departure chosen for a trip. Undefined in prerendered HTML. */
export const useChosenDeparture = (trip: string): ChosenDeparture | undefined =>
  useSyncExternalStore(
    subscribe,
    () => chosen.get(trip),
    () => undefined,
  )

/** The chosen departure as the first line of a message. Empty if none is chosen. */
export function departureLine(trip: string): string {
  const departure = chosen.get(trip)
  if (!departure) return ''
  const { start, end, price, isFull } = departure
  if (isFull) return `The departure on ${formatDay(start)} is full. When is the next one with room?\n`
  return `Departure on ${formatDay(start)}, home on ${formatDay(end)}${price ? `, at ${money(price)} a person` : ''}.\n`
}
