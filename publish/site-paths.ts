/** Addresses the build prerenders, from the files in `content/`. */
import { furtherPages, paths } from '#site/paths.ts'
import { entryFiles, slugOf } from '#catalogue/build/content-index.ts'

const slugs = (kind: Parameters<typeof entryFiles>[0]) => entryFiles(kind).map(slugOf)

export const prerenderedPaths = (): string[] => [
  ...furtherPages(paths.destinations(), entryFiles('destinations').length),
  ...furtherPages(paths.packages(), entryFiles('packages').length),
  ...slugs('destinations').map((slug) => paths.destination({ slug })),
  ...slugs('packages').map((slug) => paths.tourPackage({ slug })),
  ...slugs('services').map((slug) => paths.service({ slug })),
  ...slugs('posts').map((slug) => paths.post({ slug })),
]

/** A slug no entry can have: its page is the section's "not found", served with status 404. */
const nobody = '~'

export const notFoundPages: Record<string, string> = {
  '/': '/~',
  [paths.destinations()]: paths.destination({ slug: nobody }),
  '/regions': paths.region({ slug: nobody }),
  [paths.packages()]: paths.tourPackage({ slug: nobody }),
  [paths.services()]: paths.service({ slug: nobody }),
  [paths.blog()]: paths.post({ slug: nobody }),
}

export const notFoundPaths = (): string[] => Object.values(notFoundPages)

/**
 * Every address that a build renders.
 *
 * @param ofRoutes those of the routes without a parameter
 */
export const allPaths = async (ofRoutes: string[]): Promise<string[]> => [
  ...ofRoutes,
  ...prerenderedPaths(),
  ...notFoundPaths(),
  // They read the whole catalogue, and the framework reads its settings, which import this file, more than once.
  ...(await import('./region-paths.ts')).regionPaths(),
  ...(await import('./map-paths.ts')).mapPaths(),
]

/** One-word places also answer at the doubled form (product-brief C2). */
export const redirects = (): Record<string, string> =>
  Object.fromEntries(
    slugs('destinations')
      .filter((slug) => !slug.includes('-'))
      .map((slug) => [paths.destination({ slug: `${slug}-${slug}` }), paths.destination({ slug })]),
  )
