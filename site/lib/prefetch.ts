import { matchRoutes, type RouteObject } from 'react-router'
import { whenVisitorStirs } from './visitor-stirs.ts'

interface RouteManifest {
  /** Of the build. */
  version: string
  routes: Record<string, { id: string; parentId?: string; path?: string; index?: boolean; module: string }>
}
declare global {
  var __reactRouterManifest: RouteManifest | undefined
}

const fetchModule = (id: string): void => {
  const module = globalThis.__reactRouterManifest?.routes[id]?.module
  // A failed prefetch is no failure: the navigation itself tries again and says so.
  if (module) import(/* @vite-ignore */ module).catch(() => undefined)
}

/**
 * Fetches the code of the page behind a link. Not the framework's `<Link prefetch>`, which reloads the page
 * when a module cannot be fetched: hovering a link while offline would throw the page away.
 */
export function prefetchRoute(pathname: string): void {
  const routes = Object.values(globalThis.__reactRouterManifest?.routes ?? {})
  const objects: RouteObject[] = routes
    .filter(({ parentId }) => parentId)
    .map(({ id, path, index }) => (index ? { id, index: true } : { id, path: path ?? '' }))
  for (const { route } of matchRoutes(objects, pathname) ?? []) if (route.id) fetchModule(route.id)
}

const whenIdle = (work: () => void): void => {
  const ask = globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 2000))
  ask(work)
}

/** Runs the work when everything of the page has arrived and nobody waits for anything. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work)
  else addEventListener('load', () => whenIdle(work), { once: true })
}

/**
 * Once the visitor stirs and the page is idle, fetches every route's code, and what else is given, so that a later click on
 * a bad network needs none.
 */
export function warmRoutes(alsoFetch: () => Promise<unknown>): void {
  whenVisitorStirs(() =>
    whenIdle(() => {
      for (const id of Object.keys(globalThis.__reactRouterManifest?.routes ?? {})) fetchModule(id)
      alsoFetch().catch(() => undefined)
    }),
  )
}
