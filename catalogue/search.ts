import type { DestinationCard } from './destinations.ts'
import { searchEntries, searchWords } from './search-entries.ts'
import type { TourPackageCard } from './tour-packages.ts'

export interface SearchResults {
  destinations: DestinationCard[]
  tourPackages: TourPackageCard[]
}

/** Prepared at the first search and kept: only a search needs all entries and the words of their itineraries. */
const loadIndex = once(async () => {
  const [{ destinations }, { tourPackages }, { itineraryWords }] = await Promise.all([
    import('./destinations.ts'),
    import('./tour-packages.ts'),
    import('./itinerary-words.ts'),
  ])
  return {
    destinations: destinations.map((entry) => ({
      entry,
      words: searchWords(entry.name, entry.description),
    })),
    tourPackages: tourPackages.map((entry) => ({
      entry,
      words: `${searchWords(entry.name)}\n${itineraryWords.get(entry.slug) ?? ''}`,
    })),
  }
})

/**
 * Spec §9: a case-insensitive substring of a destination's name or description, or of a package's name or one of its
 * itinerary titles and descriptions. Everything holds the empty string, so an empty search shows everything.
 */
export async function searchCatalogue(query: string): Promise<SearchResults> {
  const index = await loadIndex()
  return {
    destinations: searchEntries(index.destinations, query),
    tourPackages: searchEntries(index.tourPackages, query),
  }
}

/** One load for all who ask; a failed one is tried again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}
