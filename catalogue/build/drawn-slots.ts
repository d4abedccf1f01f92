/** Where the site could show a photograph and shows a drawing. */
import { destinations, index, people, posts, tourPackages } from './read-catalogue.ts'

/** Galleries, days of itineraries and portraits, each with the names of the drawings in it; without those that hold none. */
export function drawnSlots(): { slot: string; pictures: string[] }[] {
  const slots = {
    Galleries: [
      ...destinations.flatMap(({ details }) => details.gallery),
      ...tourPackages.flatMap(({ gallery = [] }) => gallery),
    ],
    Itineraries: tourPackages.flatMap(({ itinerary = [] }) => itinerary.flatMap(({ image }) => image ?? [])),
    Portraits: [...people, ...posts].flatMap(({ portrait }) => portrait ?? []),
  }
  return Object.entries(slots).flatMap(([slot, pictures]) => {
    const drawn = pictures.map(({ name }) => name).filter((name) => index.pictures[name]?.isDrawn)
    return drawn.length > 0 ? [{ slot, pictures: [...new Set(drawn)].toSorted() }] : []
  })
}
