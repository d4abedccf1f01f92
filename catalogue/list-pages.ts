/**
 * The lists as pages need them at first: bytes of what is shown, however long the catalogue grows. Filters and search
 * read whole lists (destinations.ts, tour-packages.ts).
 */
import destinations from 'catalogue:destinations'
import packages from 'catalogue:packages'
import type { DestinationCard } from './destinations.ts'
import type { TourPackageCard } from './tour-packages.ts'

export interface ListPages<Card> {
  total: number
  popular: () => Promise<Card[]>
  /** The whole list in id order, one page each. */
  pages: (() => Promise<Card[]>)[]
}

export const destinationPages = destinations as ListPages<DestinationCard>
export const tourPackagePages = packages as ListPages<TourPackageCard>
