import type { Destination } from './destinations.ts'
import type { Post } from './posts.ts'
import type { Service } from './services.ts'
import type { TourPackage } from './tour-packages.ts'

// One whole entry by its slug; `null` for an unknown one. A rejected promise means its file could not be fetched. The lists
// of files grow with the catalogue: no page may load them at first.

export async function loadDestination(slug?: string): Promise<Destination | null> {
  const { findDestination } = await import('./destination-files.ts')
  return await findDestination(slug)
}

export async function loadTourPackage(slug?: string): Promise<TourPackage | null> {
  const { findTourPackage } = await import('./tour-package-files.ts')
  return await findTourPackage(slug)
}

export async function loadService(slug?: string): Promise<Service | null> {
  const { findService } = await import('./service-files.ts')
  return await findService(slug)
}

export async function loadPost(slug?: string): Promise<Post | null> {
  const { findPost } = await import('./post-files.ts')
  return await findPost(slug)
}
