import { lazyEntries } from './lazy-entries.ts'
import type { TourPackage } from './tour-packages.ts'

/** The whole entry; `null` for an unknown slug. */
export const loadTourPackage = lazyEntries(
  import.meta.glob<TourPackage>('../content/packages/*.yaml', { import: 'default' }),
)
