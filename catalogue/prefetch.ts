import { pageSize } from './page-size.ts'
import { destinationPages, tourPackagePages } from './list-pages.ts'

/**
 * Fetches the catalogue before anybody asks, so that a later click on a bad network needs none: all of it while it is
 * short, otherwise what home page and lists begin with.
 */
export async function prefetch(): Promise<void> {
  const lists = [destinationPages, tourPackagePages]
  const first = lists.flatMap(({ popular, pages }) => [popular(), pages[0]?.()])
  const isShort = lists.every(({ total }) => total <= pageSize)
  const rest = isShort
    ? [import('./destination-files.ts'), import('./tour-package-files.ts'), import('./itinerary-words.ts')]
    : []
  await Promise.all([
    import('./posts.ts'),
    import('./post-files.ts'),
    import('./service-files.ts'),
    ...first,
    ...rest,
  ])
}
