interface Searchable {
  slug: string
  itinerary: string[]
}

const entries = import.meta.glob<Searchable>('../content/packages/*.yaml', {
  query: '?search',
  import: 'default',
  eager: true,
})

/** Titles and descriptions of every package's days, by slug. */
export const itineraryTexts = new Map(Object.values(entries).map(({ slug, itinerary }) => [slug, itinerary]))
