import { inOrder } from './in-order.ts'
import type { Country } from './schemas/country.ts'
import type { Destination as DestinationFile, DestinationCard as CardFile } from './schemas/destination.ts'
import type { Entry } from './schemas/entry.ts'

export type DestinationCard = Entry<CardFile>
export type Destination = Entry<DestinationFile> & { beforeYouGo?: Country[] }

/** A destination, with the fields that search uses. */
export interface ListedDestination extends DestinationCard {
  /** The end of the address of its region's page. Absent if the region has no page. */
  regionSlug?: string
}

/** All destinations in id order, as cards. */
export const destinations = inOrder(
  import.meta.glob<DestinationCard>('../content/destinations/*.yaml', {
    query: '?card',
    import: 'default',
    eager: true,
  }),
)
