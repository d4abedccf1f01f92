import { durationText } from '#catalogue/format.ts'
import type { PostCard } from '#catalogue/posts.ts'
import type { PictureSource } from '#site/ui/picture.tsx'

export interface RelatedEntry {
  kind: Reference['kind']
  slug: string
  kicker: string
  title: string
  image: PictureSource
}

type Reference = NonNullable<PostCard['related']>[number]

/** The pages a post names to go on with; the build has checked that each exists. */
export async function relatedEntries(references: Reference[] = []): Promise<RelatedEntry[]> {
  const [{ destinations }, { tourPackages }, { posts }] = await Promise.all([
    import('#catalogue/destinations.ts'),
    import('#catalogue/tour-packages.ts'),
    import('#catalogue/posts.ts'),
  ])
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
