import type { DestinationCard } from './destinations.ts'
import { searchEntries, searchWords, type Searchable } from './search-entries.ts'
import type { TourPackageCard } from './tour-packages.ts'

/** The searchable data: every card, and the texts of each package's days by slug. */
export interface SearchSource {
  destinations: DestinationCard[]
  tourPackages: TourPackageCard[]
  itineraryWords: Record<string, string>
}

export interface SearchIndex {
  destinations: Searchable<DestinationCard>[]
  tourPackages: Searchable<TourPackageCard>[]
}

export interface SearchResults {
  destinations: DestinationCard[]
  tourPackages: TourPackageCard[]
}

export const searchIndex = ({ destinations, tourPackages, itineraryWords }: SearchSource): SearchIndex => ({
  destinations: destinations.map((entry) => ({ entry, words: searchWords(entry.name, entry.description) })),
  tourPackages: tourPackages.map((entry) => ({
    entry,
    words: `${searchWords(entry.name)}\n${itineraryWords[entry.slug] ?? ''}`,
  })),
})

/**
 * Spec §9: a case-insensitive substring of a destination's name or description, or of a package's name or one of its
 * itinerary titles and descriptions. Every text contains the empty string, so an empty search shows everything.
 */
export const searchCatalogue = (index: SearchIndex, query: string): SearchResults => ({
  destinations: searchEntries(index.destinations, query),
  tourPackages: searchEntries(index.tourPackages, query),
})
