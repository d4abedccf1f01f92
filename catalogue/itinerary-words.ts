interface Searchable {
  slug: string
  words: string
}

const entries = import.meta.glob<Searchable>('../content/packages/*.yaml', {
  query: '?search',
  import: 'default',
  eager: true,
})

/** Titles and descriptions of every package's days by slug, in lower case, a line each. */
export const itineraryWords: Record<string, string> = Object.fromEntries(
  Object.values(entries).map(({ slug, words }) => [slug, words]),
)
