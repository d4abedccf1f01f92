import { destinations, type DestinationCard, type ListedDestination } from '#catalogue/destinations.ts'
import { regionLinks } from '#catalogue/region-pages.ts'

/** The file `/data/destinations.json`: every destination as a card, and where its region has a page. */
export const loader = () => Response.json(destinations.map(withRegionPage))

function withRegionPage(card: DestinationCard): ListedDestination {
  const region = regionLinks.find(({ name }) => name === card.region)
  return region ? { ...card, regionSlug: region.slug } : card
}
