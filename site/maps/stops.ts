import type { Destination } from '#catalogue/schemas/destination.ts'
import type { TourPackage } from '#catalogue/schemas/tour-package.ts'
import type { Point } from './land.ts'
import type { MapStop } from './map-layout.ts'

interface Place {
  name: string
  details: Pick<Destination['details'], 'at'>
}

const pointOf = (text: string): Point => {
  const [north = 0, east = 0] = text.split(', ').map(Number)
  return [east, north]
}

/** The stops of a trip with their coordinates, either their own or those of their destinations. Null if one has none. */
export function tripStops(
  { route }: Pick<TourPackage, 'route'>,
  find: (slug: string) => Place | null | undefined,
): MapStop[] | null {
  const stops = route?.flatMap(({ place, by, at, destinationSlug }) => {
    const written = at ?? (destinationSlug && find(destinationSlug)?.details.at)
    return written ? [{ place, at: pointOf(written), ...(by ? { by } : {}) }] : []
  })
  return stops?.length && stops.length === route?.length ? stops : null
}

/** The single stop of a place's map. Null without coordinates. */
export const placeStops = ({ name, details: { at } }: Place): MapStop[] | null =>
  at ? [{ place: name, at: pointOf(at) }] : null
