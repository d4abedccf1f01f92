import { inOrder } from './in-order.ts'
import type { Country } from './schemas/country.ts'
import type { Entry } from './schemas/entry.ts'
import type { TourPackage as TourPackageFile, TourPackageCard as CardFile } from './schemas/tour-package.ts'

export type TourPackageCard = Entry<CardFile>
export type TourPackage = Entry<TourPackageFile> & { beforeYouGo?: Country[] }

/** All packages in id order, as cards. */
export const tourPackages = inOrder(
  import.meta.glob<TourPackageCard>('../content/packages/*.yaml', {
    query: '?card',
    import: 'default',
    eager: true,
  }),
)
