import { windowSize } from './window-size.ts'
import { destinationWindows, tourPackageWindows } from './windows.ts'

/**
 * Fetches the catalogue before anybody asks, so that a later click on a bad network needs none: all of it while it is
 * short, otherwise what home page and lists begin with.
 */
export async function fetchAhead(): Promise<void> {
  const lists = [destinationWindows, tourPackageWindows]
  const first = lists.flatMap(({ popular, windows }) => [popular(), windows[0]?.()])
  const isShort = lists.every(({ total }) => total <= windowSize)
  const rest = isShort
    ? [import('./destination-files.ts'), import('./tour-package-files.ts'), import('./itinerary-words.ts')]
    : []
  await Promise.all([import('./posts.ts'), ...first, ...rest])
}
