import { inOrder } from './in-order.ts'
import type { Country } from './schemas/country.ts'
import type { Entry } from './schemas/entry.ts'
import type { TourPackage as TourPackageFile, TourPackageCard as CardFile } from './schemas/tour-package.ts'
import type { Month } from './vocabulary.ts'

export type TourPackageCard = Entry<CardFile>
export type TourPackage = Entry<TourPackageFile> & { beforeYouGo?: Country[] }

/** A package, with the fields that filters use. */
export interface ListedPackage extends TourPackageCard {
  /** Month → the last day on which the trip can begin in it, as `2027-03-20`; absent if a package has no dates. */
  lastStarts?: Partial<Record<Month, string>>
}

/** All packages in id order, as cards. */
export const tourPackages = inOrder(
  import.meta.glob<TourPackageCard>('../content/packages/*.yaml', {
    query: '?card',
    import: 'default',
    eager: true,
  }),
)
