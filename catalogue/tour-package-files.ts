import { lazyEntries } from './lazy-entries.ts'
import type { TourPackage } from './tour-packages.ts'

/** Grows with the catalogue: no page may load it at first. */
export const findTourPackage = lazyEntries(
  import.meta.glob<TourPackage>('../content/packages/*.yaml', { import: 'default' }),
)
