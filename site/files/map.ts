import colours from 'catalogue:colours'
import type { Agency } from '#catalogue/schemas/agency.ts'
import { findDestination, findTourPackage } from '#catalogue/whole-entries.ts'
import { noMap } from '#site/maps/map-path.ts'
import { mapShapes, type MapShape } from '#site/maps/map-layout.ts'
import { drawMap } from '#site/maps/route-map.ts'
import { placeStops, tripStops } from '#site/maps/stops.ts'

interface Params {
  kind: string
  file: string
}

const isShape = (text: string): text is MapShape => text in mapShapes

/** The files `/maps/packages/….svg` and `/maps/destinations/….svg`. */
export function loader({ params: { kind, file } }: { params: Params }): Response {
  const [, slug = '', shape = ''] = /^(.+)-(\w+)\.svg$/.exec(file) ?? []
  const tourPackage = kind === 'packages' ? findTourPackage(slug) : null
  const destination = kind === 'destinations' ? findDestination(slug) : null
  const stops = tourPackage ? tripStops(tourPackage, findDestination) : destination && placeStops(destination)
  if (!isShape(shape) || !(stops || slug === noMap.slug))
    return new Response('There is no such map.', { status: 404 })
  return new Response(stops ? drawMap(stops, shape, colours as Agency['colours']) : '', {
    headers: { 'content-type': 'image/svg+xml' },
  })
}
