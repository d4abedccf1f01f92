import { destinations, type DestinationCard } from './destinations.ts'
import { tourPackages, type TourPackageCard } from './tour-packages.ts'

export interface SearchResults {
  destinations: DestinationCard[]
  tourPackages: TourPackageCard[]
}

/**
 * Spec §9: a case-insensitive substring of a destination's name or description, or of a package's name or one of its
 * itinerary titles and descriptions. Everything holds the empty string, so an empty search shows everything.
 */
export async function searchCatalogue(query: string): Promise<SearchResults> {
  // All itineraries in one file of their own: only a search needs them.
  const { itineraryTexts } = await import('./itinerary-texts.ts')
  const wanted = query.toLowerCase()
  const holds = (text: string) => text.toLowerCase().includes(wanted)
  return {
    destinations: destinations.filter(({ name, description }) => holds(name) || holds(description)),
    tourPackages: tourPackages.filter(
      ({ slug, name }) => holds(name) || (itineraryTexts.get(slug)?.some(holds) ?? false),
    ),
  }
}
