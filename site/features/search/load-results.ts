import type { DestinationCard } from '#catalogue/destinations.ts'
import { searchCatalogue, type SearchResults } from '#catalogue/search.ts'
import type { TourPackageCard } from '#catalogue/tour-packages.ts'
import { pageSize } from '#catalogue/page-size.ts'
import {
  loadAccessLines,
  loadDestinationCards,
  loadPackageCards,
  loadSearchIndex,
} from '#site/data/load-lists.ts'
import { regionsNamed, type NamedRegion } from './regions-named.ts'

/** One page of results. */
export interface Found<Card> {
  items: Card[]
  found: number
}

export interface Results {
  destinations: Found<DestinationCard>
  tourPackages: Found<TourPackageCard>
  /** Notes on steps, wheelchairs, hearing and sight of the results on this page. */
  access: { name: string; line: string }[]
  /** The regions named in the search that have a page. */
  regions: NamedRegion[]
  /** Six popular places. */
  popular: DestinationCard[]
}

/** A page of search results. An empty search finds everything and needs no index. */
export async function loadResults(query: string, page: number): Promise<Results> {
  const [all, lines, places] = await Promise.all([findAll(query), loadAccessLines(), loadDestinationCards()])
  const cut = <Card>(found: Card[]): Found<Card> => ({
    items: found.slice((page - 1) * pageSize, page * pageSize),
    found: found.length,
  })
  const destinations = cut(all.destinations)
  const tourPackages = cut(all.tourPackages)
  const accessOf = (items: { slug: string; name: string }[], bySlug: Record<string, string>) =>
    items.flatMap(({ slug, name }) => {
      const line = bySlug[slug]
      return line ? [{ name, line }] : []
    })
  return {
    destinations,
    tourPackages,
    access: [
      ...accessOf(destinations.items, lines.destinations),
      ...accessOf(tourPackages.items, lines.tourPackages),
    ],
    regions: regionsNamed(query, places),
    popular: places.filter(({ popular }) => popular).slice(0, 6),
  }
}

async function findAll(query: string): Promise<SearchResults> {
  if (query !== '') return searchCatalogue(await loadSearchIndex(), query)
  const [destinations, tourPackages] = await Promise.all([loadDestinationCards(), loadPackageCards()])
  return { destinations, tourPackages }
}
