/**
 * The lists that filters, search, comparisons and the trip form read whole, in the browser. They are files beside the pages
 * (docs/decisions/013-page-data.md); no page fetches them at first.
 */
import type { AccessLines } from '#catalogue/access-lines.ts'
import type { ListedDestination } from '#catalogue/destinations.ts'
import { searchIndex } from '#catalogue/search.ts'
import type { ListedPackage } from '#catalogue/tour-packages.ts'
import type { ComparedTrip } from './compared-trip.ts'
import { dataFiles } from '#site/paths.ts'

/** All callers share one load. After a failure the next call tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

export const loadDestinationCards = once(() => fetchJson<ListedDestination[]>(dataFiles.destinations))
export const loadPackageCards = once(() => fetchJson<ListedPackage[]>(dataFiles.packages))
export const loadAccessLines = once(() => fetchJson<AccessLines>(dataFiles.accessLines))
export const loadComparedTrips = once(() => fetchJson<ComparedTrip[]>(dataFiles.compare))

/** Built at the first search. */
export const loadSearchIndex = once(async () => {
  const [destinations, tourPackages, itineraryWords] = await Promise.all([
    loadDestinationCards(),
    loadPackageCards(),
    fetchJson<Record<string, string>>(dataFiles.itineraryWords),
  ])
  return searchIndex({ destinations, tourPackages, itineraryWords })
})

/** Fetches the files of the index, unless the service worker has them from this release or an earlier one. */
export async function fetchSearchIndexAhead(): Promise<void> {
  const kept = await globalThis.caches?.match(dataFiles.itineraryWords).catch(() => undefined)
  if (!kept) await loadSearchIndex()
}
