import { lazyEntries } from './lazy-entries.ts'
import type { Destination } from './destinations.ts'

/** Grows with the catalogue: no page may load it at first. */
export const findDestination = lazyEntries(
  import.meta.glob<Destination>('../content/destinations/*.yaml', { import: 'default' }),
)
