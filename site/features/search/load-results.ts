import type { DestinationCard } from '#catalogue/destinations.ts'
import { searchCatalogue } from '#catalogue/search.ts'
import type { TourPackageCard } from '#catalogue/tour-packages.ts'
import { pageSize } from '#catalogue/page-size.ts'
import { destinationPages, tourPackagePages, type ListPages } from '#catalogue/list-pages.ts'

/** One page of what was found. */
export interface Found<Card> {
  items: Card[]
  found: number
}

export interface Results {
  destinations: Found<DestinationCard>
  tourPackages: Found<TourPackageCard>
  /** What the entries of this page say of steps, wheelchairs, hearing and sight. */
  access: { name: string; line: string }[]
}

/** A page of what a search finds. An empty one finds everything, for which no index is needed. */
export async function loadResults(query: string, page: number): Promise<Results> {
  if (query === '')
    return await withAccess(await pageOf(destinationPages, page), await pageOf(tourPackagePages, page))
  const { destinations, tourPackages } = await searchCatalogue(query)
  return await withAccess(cut(destinations, page), cut(tourPackages, page))
}

async function withAccess(
  destinations: Found<DestinationCard>,
  tourPackages: Found<TourPackageCard>,
): Promise<Results> {
  const { accessLines } = await import('#catalogue/access-lines.ts')
  const linesOf = (items: { slug: string; name: string }[], lines: Map<string, string>) =>
    items.flatMap(({ slug, name }) => {
      const line = lines.get(slug)
      return line ? [{ name, line }] : []
    })
  return {
    destinations,
    tourPackages,
    access: [
      ...linesOf(destinations.items, accessLines.destinations),
      ...linesOf(tourPackages.items, accessLines.tourPackages),
    ],
  }
}

const pageOf = async <Card>({ total, pages }: ListPages<Card>, page: number): Promise<Found<Card>> => ({
  items: (await pages[page - 1]?.()) ?? [],
  found: total,
})

const cut = <Card>(all: Card[], page: number): Found<Card> => ({
  items: all.slice((page - 1) * pageSize, page * pageSize),
  found: all.length,
})
