import { itineraryWords } from '#catalogue/itinerary-words.ts'

/** The file `/data/itinerary-words.json`: the itinerary text of every package, by slug. */
export const loader = () => Response.json(itineraryWords)
