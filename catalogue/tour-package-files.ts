import { lazyEntries } from './lazy-entries.ts'
import type { TourPackage } from './tour-packages.ts'

export const findTourPackage = lazyEntries(
  import.meta.glob<TourPackage>('../content/packages/*.yaml', { import: 'default' }),
)
