/** Addresses of the maps that the build draws: of every trip and place with coordinates. */
import { destinations, tourPackages } from '#catalogue/build/read-catalogue.ts'
import { mapPath, noMap, type MapKind } from '#site/maps/map-path.ts'
import { mapShapes } from '#site/maps/map-layout.ts'
import { placeStops, tripStops } from '#site/maps/stops.ts'

const places = new Map(destinations.map((destination) => [destination.slug, destination]))

const mapped: [MapKind, { slug: string }[]][] = [
  ['packages', tourPackages.filter((entry) => tripStops(entry, (slug) => places.get(slug)))],
  ['destinations', destinations.filter(placeStops)],
]

const paths = mapped.flatMap(([kind, entries]) =>
  entries.flatMap((entry) => Object.keys(mapShapes).map((shape) => mapPath(kind, entry, shape))),
)

/** Never empty: the framework refuses a route of which it prerenders nothing. */
export const mapPaths = (): string[] => (paths.length > 0 ? paths : [mapPath('packages', noMap, 'wide')])
