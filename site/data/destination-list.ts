import { destinations, type DestinationCard, type ListedDestination } from '#catalogue/destinations.ts'
import { regionLinks } from '#catalogue/region-pages.ts'

/** The file `/data/destinations.json`: every destination as a card, with the page of its region if there is one. */
export const loader = () => Response.json(destinations.map(withRegionPage))

function withRegionPage(card: DestinationCard): ListedDestination {
  const region = regionLinks.find(({ name }) => name === card.region)
  return region ? { ...card, regionSlug: region.slug } : card
}
