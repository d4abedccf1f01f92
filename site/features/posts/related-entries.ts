import { destinations, loadDestination } from '#catalogue/destinations.ts'
import { loadPost, posts, type PostCard } from '#catalogue/posts.ts'
import { loadTourPackage, tourPackages } from '#catalogue/tour-packages.ts'
import { paths } from '#site/paths.ts'
import type { PictureSource } from '#site/ui/picture.tsx'

export interface RelatedEntry {
  to: string
  preload: () => Promise<unknown>
  kicker: string
  title: string
  image: PictureSource
}

type Reference = NonNullable<PostCard['related']>[number]

/** The pages a post names to go on with; the build has checked that each exists. */
export const relatedEntries = (references: Reference[] = []): RelatedEntry[] => references.flatMap(resolve)

function resolve({ kind, slug }: Reference): RelatedEntry[] {
  const isIt = (entry: { slug: string }) => entry.slug === slug
  if (kind === 'destination')
    return destinations.filter(isIt).map(({ name, image }) => ({
      to: paths.destination({ slug }),
      preload: () => loadDestination(slug),
      kicker: 'Destination',
      title: name,
      image,
    }))
  if (kind === 'package')
    return tourPackages.filter(isIt).map(({ name, duration, image }) => ({
      to: paths.tourPackage({ slug }),
      preload: () => loadTourPackage(slug),
      kicker: `Package · ${duration}`,
      title: name,
      image,
    }))
  return posts.filter(isIt).map(({ title, image }) => ({
    to: paths.post({ slug }),
    preload: () => loadPost(slug),
    kicker: 'Story',
    title,
    image,
  }))
}
