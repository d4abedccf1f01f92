import { itineraryWords } from '#catalogue/itinerary-words.ts'

/** The file `/data/itinerary-words.json`: the words of every package's days, by slug. */
export const loader = () => Response.json(itineraryWords)
