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
}

/** A page of what a search finds. An empty one finds everything, for which no index is needed. */
export async function loadResults(query: string, page: number): Promise<Results> {
  if (query === '')
    return {
      destinations: await pageOf(destinationPages, page),
      tourPackages: await pageOf(tourPackagePages, page),
    }
  const { destinations, tourPackages } = await searchCatalogue(query)
  return { destinations: cut(destinations, page), tourPackages: cut(tourPackages, page) }
}

const pageOf = async <Card>({ total, pages }: ListPages<Card>, page: number): Promise<Found<Card>> => ({
  items: (await pages[page - 1]?.()) ?? [],
  found: total,
})

const cut = <Card>(all: Card[], page: number): Found<Card> => ({
  items: all.slice((page - 1) * pageSize, page * pageSize),
  found: all.length,
})
