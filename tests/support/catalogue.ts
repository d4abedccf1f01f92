import { destinations, tourPackages } from '#catalogue/build/read-catalogue.ts'

// Expected values come from the content, so that a changed price or sentence does not break a test.

export const destination = (slug: string) => entry(destinations, slug)
export const tourPackage = (slug: string) => entry(tourPackages, slug)

function entry<Entry extends { slug: string }>(entries: Entry[], slug: string): Entry {
  const found = entries.find((it) => it.slug === slug)
  if (!found) throw new Error(`The content has no ${slug}, which a browser test opens.`)
  return found
}
