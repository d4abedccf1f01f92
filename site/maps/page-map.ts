import type { Destination } from '#catalogue/destinations.ts'
import { placeName } from '#catalogue/place-name.ts'
import type { TourPackage } from '#catalogue/tour-packages.ts'
import { findDestination } from '#catalogue/whole-entries.ts'
import { layOut, type MapShape } from './map-layout.ts'
import { placeStops, tripStops } from './stops.ts'

/** The position of a stop's link over the map, in pixels of that shape, and the day of arrival. */
export type StopOnMap = [x: number, y: number, day: number]

/** A page's data for its map. */
export interface PageMap {
  alt: string
  /** Undefined if there is no itinerary to link to. */
  stops?: Record<MapShape, StopOnMap[]>
}

/** The map of a trip, for its page. Null if it has none. */
export function routeMapOf(tourPackage: TourPackage | null): PageMap | null {
  const stops = tourPackage && tripStops(tourPackage, findDestination)
  if (!stops) return null
  const [first, last] = [stops[0], stops.at(-1)]
  const alt =
    first?.place === last?.place
      ? `Map with ${first?.place}`
      : `Map of the route from ${first?.place} to ${last?.place}`
  if (!tourPackage.itinerary) return { alt }
  let next = 1
  const days = tourPackage.route?.map(({ nights }) => {
    const day = next
    next += nights
    return day
  })
  const onMap = (shape: MapShape) =>
    layOut(stops, shape).dots.map(({ spot: [x, y], stops: [at = 0] }): StopOnMap => [
      Math.round(x),
      Math.round(y),
      days?.[at] ?? 1,
    ])
  return { alt, stops: { narrow: onMap('narrow'), wide: onMap('wide') } }
}

/** The map of a place, for its page. Null without coordinates. */
export const placeMapOf = (destination: Destination | null): PageMap | null =>
  destination && placeStops(destination) ? { alt: `Map with ${placeName(destination)}` } : null
