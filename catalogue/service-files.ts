import { lazyEntries } from './lazy-entries.ts'
import type { Service } from './services.ts'

export const findService = lazyEntries(
  import.meta.glob<Service>('../content/services/*.yaml', { import: 'default' }),
)
