import type { Destination } from './destinations.ts'

/** The whole entry; `null` for an unknown slug. */
export async function loadDestination(slug?: string): Promise<Destination | null> {
  const { findDestination } = await import('./destination-files.ts')
  return await findDestination(slug)
}
