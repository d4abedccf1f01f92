/** The regions that have a page, with their entries. For loaders: it reads the whole catalogue. */
import { destinations, type DestinationCard } from './destinations.ts'
import { groupRegions } from './group-regions.ts'
import { regions } from './regions.ts'
import { routes } from './related.ts'
import { tourPackages, type TourPackageCard } from './tour-packages.ts'

export interface Region {
  slug: string
  name: string
  destinations: DestinationCard[]
  tourPackages: TourPackageCard[]
}

export const regionPages: Region[] = groupRegions({ regions, places: destinations, trips: routes }).map(
  ({ slug, name, places, trips }) => ({
    slug,
    name,
    destinations: destinations.filter((card) => places.includes(card.slug)),
    tourPackages: tourPackages.filter((card) => trips.includes(card.slug)),
  }),
)

export const findRegion = (slug: string): Region | null =>
  regionPages.find((region) => region.slug === slug) ?? null

const link = ({ slug, name }: Region) => ({ slug, name })

/** What links to them say. */
export const regionLinks = regionPages.map(link)
/** Those that a trip stops in. */
export const regionsOfTrips = regionPages.filter(({ tourPackages: trips }) => trips.length > 0).map(link)
