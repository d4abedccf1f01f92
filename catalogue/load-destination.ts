import { lazyEntries } from './lazy-entries.ts'
import type { Destination } from './destinations.ts'

/** The whole entry; `null` for an unknown slug. */
export const loadDestination = lazyEntries(
  import.meta.glob<Destination>('../content/destinations/*.yaml', { import: 'default' }),
)
