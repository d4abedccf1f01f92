import { destinations } from '#catalogue/destinations.ts'
import { durationText } from '#catalogue/format.ts'
import { posts, type PostCard } from '#catalogue/posts.ts'
import { tourPackages } from '#catalogue/tour-packages.ts'
import type { PictureSource } from '#site/ui/picture.tsx'

export interface RelatedEntry {
  kind: Reference['kind']
  slug: string
  kicker: string
  title: string
  image: PictureSource
}

type Reference = NonNullable<PostCard['related']>[number]

/**
 * The pages that a post recommends. The build has checked that they exist. For loaders only, because it reads the catalogue.
 */
export function relatedEntries(references: Reference[] = []): RelatedEntry[] {
  return references.flatMap(({ kind, slug }): RelatedEntry[] => {
    const isIt = (entry: { slug: string }) => entry.slug === slug
    if (kind === 'destination')
      return destinations
        .filter(isIt)
        .map(({ name, image }) => ({ kind, slug, kicker: 'Destination', title: name, image }))
    if (kind === 'package')
      return tourPackages.filter(isIt).map(({ name, days, image }) => ({
        kind,
        slug,
        kicker: `Package · ${durationText(days)}`,
        title: name,
        image,
      }))
    return posts.filter(isIt).map(({ title, image }) => ({ kind, slug, kicker: 'Story', title, image }))
  })
}
