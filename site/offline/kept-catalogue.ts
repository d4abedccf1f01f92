import { keptCache, keptList, pageCache, type KeptFile, type KeptList } from './worker-messages.ts'

export interface KeepPlan {
  version: string
  /** In this order, so that a stored page always has its scripts. */
  files: KeptFile[]
  pageCount: number
  /** Compressed size. */
  bytes: number
}

type Format = keyof KeptList['pictures']

/** The format that this browser chose for a picture of the page. */
function shownFormat(): Format {
  const shown = [...document.images].map(({ currentSrc }) => /\.(avif|webp)$/.exec(currentSrc)?.[1])
  return (shown.find(Boolean) as Format | undefined) ?? 'jpg'
}

const planOf = ({ version, pages, data, assets, pictures }: KeptList): KeepPlan => {
  const files = [...assets, ...pictures[shownFormat()], ...data, ...pages]
  return {
    version,
    files,
    pageCount: pages.length,
    bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
  }
}

/** The files of the catalogue to store. Rejects without a connection. */
export async function fetchKeepPlan(): Promise<KeepPlan> {
  const response = await fetch(keptList)
  if (!response.ok) throw new Error(`${keptList} answered ${response.status}`)
  return planOf((await response.json()) as KeptList)
}

/** The files stored on this device. Undefined if some are missing. */
export async function keptPlan(): Promise<KeepPlan | undefined> {
  const list = await caches.match(keptList, { cacheName: keptCache })
  return list && planOf((await list.json()) as KeptList)
}

/**
 * Fetches the whole catalogue into the visitor's cache, and then removes files that no longer belong to it. After an
 * interruption it fetches only the missing files.
 *
 * @param onProgress called with the share that has arrived, 0 to 1
 */
export async function keepCatalogue(
  { files, bytes }: KeepPlan,
  onProgress: (share: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<void> {
  const cache = await caches.open(keptCache)
  const origin = location.origin
  let arrived = 0
  for (const [url, size] of files) {
    signal?.throwIfAborted()
    // Names of scripts and pictures contain a hash of their content; pages are requested again.
    const isThere = /^\/(assets|pictures)\//.test(url) && (await cache.match(url))
    if (!isThere) {
      const response = await fetch(url, signal ? { signal } : {})
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      await cache.put(url, response)
    }
    arrived += size
    onProgress(arrived / bytes)
  }
  await cache.add(keptList)
  const wanted = new Set([...files.map(([url]) => origin + url), origin + keptList])
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url)
}

export const removeCatalogue = (): Promise<boolean> => caches.delete(keptCache)

/** Addresses and titles of all pages that can be read without a connection, in the order of their addresses. */
export async function readablePages(): Promise<{ path: string; title: string }[]> {
  const found = new Map<string, string>()
  for (const name of [keptCache, pageCache]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url)
      if (found.has(pathname) || /^\/(assets|pictures)\/|\./.test(pathname)) continue
      const html = (await (await cache.match(request))?.text()) ?? ''
      const title = new DOMParser().parseFromString(html.slice(0, 20_000), 'text/html').title
      if (title) found.set(pathname, title.split(' · ')[0] ?? title)
    }
  }
  return [...found].map(([path, title]) => ({ path, title })).toSorted((a, b) => a.path.localeCompare(b.path))
}
