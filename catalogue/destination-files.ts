import { lazyEntries } from './lazy-entries.ts'
import type { Destination } from './destinations.ts'

export const findDestination = lazyEntries(
  import.meta.glob<Destination>('../content/destinations/*.yaml', { import: 'default' }),
)
