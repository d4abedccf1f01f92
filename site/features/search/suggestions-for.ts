import { searchCatalogue } from '#catalogue/search.ts'
import { loadSearchIndex } from '#site/data/load-lists.ts'

export interface Suggestion {
  slug: string
  name: string
}

export interface Suggestions {
  destinations: Suggestion[]
  tourPackages: Suggestion[]
}

const most = 8

/**
 * At most eight entries that a search for these words would find (spec §9), starting with those that have the words in their
 * name. Each group may use the other's free lines. Empty below two letters. Regions are not suggested: a chosen suggestion
 * is searched for, and spec §9 does not search regions. The results page links to them.
 */
export async function suggestionsFor(query: string): Promise<Suggestions> {
  if (query.length < 2) return { destinations: [], tourPackages: [] }
  const { destinations, tourPackages } = searchCatalogue(await loadSearchIndex(), query)
  const places = byName(destinations, query)
  const trips = byName(tourPackages, query)
  const half = most / 2
  return {
    destinations: places.slice(0, Math.max(half, most - trips.length)),
    tourPackages: trips.slice(0, Math.max(half, most - places.length)),
  }
}

function byName(entries: Suggestion[], query: string): Suggestion[] {
  const wanted = query.toLowerCase()
  const isNamed = ({ name }: Suggestion) => name.toLowerCase().includes(wanted)
  return [...entries.filter(isNamed), ...entries.filter((entry) => !isNamed(entry))].map(
    ({ slug, name }) => ({
      slug,
      name,
    }),
  )
}
