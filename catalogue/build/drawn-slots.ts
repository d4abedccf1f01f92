/** Places where the site shows a drawing and could show a photograph. */
import { index } from './read-catalogue.ts'
import { shapeOf, valueOf } from './page-value.ts'
import { picturesIn } from './picture-uses.ts'

const slots = { gallery: 'Galleries', itinerary: 'Itineraries', portrait: 'Portraits' }

/** Galleries, days of itineraries and portraits, each with the names of its drawings. Those without drawings are left out. */
export function drawnSlots(): { slot: string; pictures: string[] }[] {
  const drawn = [...index.sources]
    .flatMap(([file, source]) => picturesIn(valueOf(file, source), shapeOf(file)))
    .filter(({ name, isForPhotograph }) => isForPhotograph && index.pictures[name]?.isDrawn)
  return Object.entries(slots).flatMap(([key, slot]) => {
    const pictures = drawn.filter(({ path }) => path.includes(key)).map(({ name }) => name)
    return pictures.length > 0 ? [{ slot, pictures: [...new Set(pictures)].toSorted() }] : []
  })
}
