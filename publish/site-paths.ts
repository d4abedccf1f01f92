/** Addresses the build prerenders, from the files in `content/`. */
import { pageSize } from '#catalogue/page-size.ts'
import { pageOfList, paths } from '#site/paths.ts'
import { entryFiles, slugOf } from '#catalogue/build/content-index.ts'

const slugs = (kind: Parameters<typeof entryFiles>[0]) => entryFiles(kind).map(slugOf)

/** Pages of a list after its first. */
const furtherPages = (kind: 'destinations' | 'packages', list: string): string[] =>
  Array.from({ length: Math.ceil(entryFiles(kind).length / pageSize) }, (_, at) =>
    pageOfList(list, at + 1),
  ).slice(1)

export const prerenderedPaths = (): string[] => [
  ...furtherPages('destinations', paths.destinations()),
  ...furtherPages('packages', paths.packages()),
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

/** One-word places also answer at the doubled form (product-brief C2). */
export const redirects = (): Record<string, string> =>
  Object.fromEntries(
    slugs('destinations')
      .filter((slug) => !slug.includes('-'))
      .map((slug) => [paths.destination({ slug: `${slug}-${slug}` }), paths.destination({ slug })]),
  )
