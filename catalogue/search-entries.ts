/** An entry with its searchable text: in lower case, one text per line. */
export interface Searchable<Entry> {
  entry: Entry
  words: string
}

/** Texts in the format of `Searchable`. No text of the catalogue has a line break, so a match is always within one text. */
export const searchWords = (...texts: string[]): string => texts.join('\n').toLowerCase()

/** Spec §9: entries with a text that contains the query, in any case. Every text contains the empty query. */
export function searchEntries<Entry>(entries: readonly Searchable<Entry>[], query: string): Entry[] {
  const wanted = query.toLowerCase()
  if (wanted.includes('\n')) return []
  return entries.filter(({ words }) => words.includes(wanted)).map(({ entry }) => entry)
}
