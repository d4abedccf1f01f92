import type { ListedDestination } from '#catalogue/destinations.ts'

export interface NamedRegion {
  slug: string
  name: string
}

/** Regions with a page whose name contains the query, in upper or lower case. Empty for an empty query. */
export function regionsNamed(query: string, destinations: ListedDestination[]): NamedRegion[] {
  const wanted = query.toLowerCase()
  if (wanted === '') return []
  const regions = new Map(
    destinations.flatMap(({ region, regionSlug }) => (regionSlug ? [[regionSlug, region] as const] : [])),
  )
  return [...regions]
    .filter(([, name]) => name.toLowerCase().includes(wanted))
    .map(([slug, name]) => ({ slug, name }))
}
