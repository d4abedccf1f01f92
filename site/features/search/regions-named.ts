import type { ListedDestination } from '#catalogue/destinations.ts'

export interface NamedRegion {
  slug: string
  name: string
}

/** The regions with a page of their own whose name holds the query, whatever the case; none for an empty query. */
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
