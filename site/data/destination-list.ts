import { destinations } from '#catalogue/destinations.ts'

/** The file `/data/destinations.json`: every destination as a card. */
export const loader = () => Response.json(destinations)
