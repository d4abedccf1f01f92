/** Addresses the build prerenders, from the files in `content/`. */
import { paths } from '#site/paths.ts'
import { entryFiles, slugOf } from '#catalogue/world.ts'

const slugs = (kind: Parameters<typeof entryFiles>[0]) => entryFiles(kind).map(slugOf)

export const prerenderedPaths = (): string[] =>
  slugs('destinations').map((slug) => paths.destination({ slug }))

/** A slug no entry can have: its page is the section's "not found", served with status 404. */
const nobody = '~'

export const notFoundPages: Record<string, string> = {
  '/': '/~',
  [paths.destinations()]: paths.destination({ slug: nobody }),
}

export const notFoundPaths = (): string[] => Object.values(notFoundPages)

/** One-word places also answer at the doubled form (product-brief C2). */
export const redirects = (): Record<string, string> =>
  Object.fromEntries(
    slugs('destinations')
      .filter((slug) => !slug.includes('-'))
      .map((slug) => [paths.destination({ slug: `${slug}-${slug}` }), paths.destination({ slug })]),
  )
