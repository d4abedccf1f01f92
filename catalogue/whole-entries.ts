/** Whole entries by slug, for the loaders of their pages; `null` for an unknown slug. */
import type { Destination } from './destinations.ts'
import type { Post } from './posts.ts'
import type { Service } from './services.ts'
import type { TourPackage } from './tour-packages.ts'

const finder = <T extends { slug: string }>(modules: Record<string, T>) => {
  const bySlug = new Map(Object.values(modules).map((entry) => [entry.slug, entry]))
  return (slug: string): T | null => bySlug.get(slug) ?? null
}

export const findDestination = finder(
  import.meta.glob<Destination>('../content/destinations/*.yaml', { import: 'default', eager: true }),
)
export const findTourPackage = finder(
  import.meta.glob<TourPackage>('../content/packages/*.yaml', { import: 'default', eager: true }),
)
export const findService = finder(
  import.meta.glob<Service>('../content/services/*.yaml', { import: 'default', eager: true }),
)
export const findPost = finder(
  import.meta.glob<Post>('../content/posts/*.md', { import: 'default', eager: true }),
)
