import { matchRoutes, type RouteObject } from 'react-router'
import { savesData } from './saves-data.ts'
import { whenVisitorStirs } from './visitor-stirs.ts'

interface ManifestRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  hasLoader?: boolean
  hasClientLoader?: boolean
}

interface RouteManifest {
  /** The version of the build's scripts and styles. */
  version: string
  routes: Record<string, ManifestRoute>
}
declare global {
  var __reactRouterManifest: RouteManifest | undefined
}

const fetchModule = (id: string): void => {
  const module = globalThis.__reactRouterManifest?.routes[id]?.module
  // A failed prefetch is ignored. The navigation tries again and reports a failure.
  if (module) import(/* @vite-ignore */ module).catch(() => undefined)
}

const fetchedAt = new Map<string, number>()
/** As long as the browser may reuse an answer without a request (server/site/site-files.ts). */
const keptMs = 60_000

/** Fetches the data of a page's route, from the address that the framework requests on a visit. */
function fetchData({ id, hasLoader, hasClientLoader }: ManifestRoute, pathname: string): void {
  if (!hasLoader) return
  const file = pathname.endsWith('/') ? `${pathname}_.data` : `${pathname}.data`
  // A loader in the browser requests only the data of its route.
  const url = hasClientLoader ? `${file}?${new URLSearchParams({ _routes: id })}` : file
  const now = Date.now()
  if (now - (fetchedAt.get(url) ?? -keptMs) < keptMs) return
  fetchedAt.set(url, now)
  fetch(url).then(
    (response) => response.arrayBuffer(),
    () => fetchedAt.delete(url),
  )
}

/**
 * Prefetches the code and data of a link's page. The browser keeps the data for a minute (`Cache-Control`). The framework's
 * `<Link prefetch>` reloads the current page if a module cannot be fetched, so that hovering a link while offline would lose
 * the page.
 */
export function prefetchPage(address: string): void {
  const { pathname } = new URL(address, location.origin)
  const routes = Object.values(globalThis.__reactRouterManifest?.routes ?? {})
  const objects: RouteObject[] = routes
    .filter(({ parentId }) => parentId)
    .map(({ id, path, index }) => (index ? { id, index: true } : { id, path: path ?? '' }))
  for (const { route } of matchRoutes(objects, pathname) ?? []) {
    const found = routes.find(({ id }) => id === route.id)
    if (!found) continue
    fetchModule(found.id)
    fetchData(found, pathname)
  }
}

const whenIdle = (work: () => void): void => {
  const ask = globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 2000))
  ask(work)
}

/** Runs the work once the page has loaded and the browser is idle. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work)
  else addEventListener('load', () => whenIdle(work), { once: true })
}

/**
 * After the visitor's first move, while the page is idle, fetches the code of all routes and the other given files, so that
 * a later click on a bad network does not need them. Does nothing if the visitor saves data. Page data is fetched by the
 * service worker, or
 * when the visitor points at a link.
 */
export function warmRoutes(alsoFetch: () => Promise<unknown>): void {
  if (savesData()) return
  whenVisitorStirs(() =>
    whenIdle(() => {
      for (const { id } of Object.values(globalThis.__reactRouterManifest?.routes ?? {})) fetchModule(id)
      alsoFetch().catch(() => undefined)
    }),
  )
}
