import { lazyEntries } from './lazy-entries.ts'
import type { Service } from './services.ts'

/** The whole entry; `null` for an unknown slug. */
export const loadService = lazyEntries(
  import.meta.glob<Service>('../content/services/*.yaml', { import: 'default' }),
)
