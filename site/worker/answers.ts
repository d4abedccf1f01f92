import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { savesData } from '#site/lib/saves-data.ts'
import { paths } from '#site/paths.ts'
import { keptCache, pageCache } from '#site/offline/worker-messages.ts'
import type { WorkerEvent } from './worker-scope.ts'
import {
  filesOfPage,
  mapsOfPage,
  pageKey,
  pageOfData,
  picturesOfPage,
  sameInAnyWidth,
  startOfPage,
  visitData,
  type PageData,
} from './page-files.ts'

export const offlinePage = paths.offline()
export const shellCache = 'shell'
const pictureCache = 'pictures'

/** Enough for the scripts of several builds, because stored pages of older builds need their own. */
const maxAssets = 500
/** Documents, and page data of client navigation. */
const maxPages = 160
const maxPictures = 400

const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
}

/** Also answers from the visitor's stored catalogue and from the shell. */
const orKept: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    if (cachedResponse) return cachedResponse
    for (const name of [keptCache, shellCache]) {
      const found = await caches.match(request, { cacheName: name })
      if (found) return found
    }
    return null
  },
}

/** The names of scripts, styles and fonts contain a hash of their content, so cached files are never outdated. */
export const answerAsset = new CacheFirst({
  cacheName: 'assets',
  plugins: [onlyWhole, orKept, new ExpirationPlugin({ maxEntries: maxAssets, purgeOnQuotaError: true })],
})

export const answerPicture = new CacheFirst({
  cacheName: pictureCache,
  plugins: [
    onlyWhole,
    orKept,
    new ExpirationPlugin({ maxEntries: maxPictures, purgeOnQuotaError: true }),
    {
      // While offline, uses another width of the picture.
      handlerDidError: async ({ request }) => {
        for (const name of [pictureCache, keptCache]) {
          const cache = await caches.open(name)
          const other = sameInAnyWidth(
            request.url,
            (await cache.keys()).map(({ url }) => url),
          )
          if (other) return cache.match(other)
        }
        return undefined
      },
    },
  ],
})

const toOfflinePage: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const { pathname, search, origin } = new URL(request.url)
    if (request.mode !== 'navigate') return undefined
    return Response.redirect(`${origin}${offlinePage}?from=${encodeURIComponent(pathname + search)}`)
  },
}

/**
 * Maps, and small forms of the pictures, of a page that was read but not scrolled through, unless the device saves data.
 * The format is that of a picture the browser chose.
 */
async function keepPictures(event: WorkerEvent, html: string): Promise<void> {
  if (savesData()) return
  await Promise.allSettled(
    mapsOfPage(html).map((url) => answerData.handle({ event, request: new Request(url) })),
  )
  const kept = (await (await caches.open(pictureCache)).keys()).map(({ url }) => url)
  const format = kept.map((url) => /\.(\w+)$/.exec(url)?.[1]).find(Boolean)
  if (!format) return
  const missing = picturesOfPage(html, format).filter(
    (url) => !kept.includes(location.origin + url) && !sameInAnyWidth(location.origin + url, kept),
  )
  await Promise.allSettled(missing.map((url) => answerPicture.handle({ event, request: new Request(url) })))
}

/** Stores a page after its files: they are from the same build, and a stored page has them. */
const withItsFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ event, response }) => {
    const html = await response.clone().text()
    await Promise.allSettled(
      filesOfPage(html).map((url) => answerAsset.handle({ event, request: new Request(url) })),
    )
    return response
  },
  cacheDidUpdate: async ({ event, newResponse }) => keepPictures(event, await newResponse.clone().text()),
}

const onlyPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.headers.get('content-type')?.startsWith('text/html')
      ? response
      : null,
}

const expiry = new ExpirationPlugin({ maxEntries: maxPages, purgeOnQuotaError: true })

/** The page from the network if it answers within seconds, otherwise the stored one. */
export const answerPage = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: 5,
  plugins: [onlyPages, orKept, expiry, withItsFiles, toOfflinePage],
})

/** While offline, takes a page's data from its stored document. */
const fromItsDocument: WorkboxPlugin = {
  handlerDidError: async ({ request, event }) => {
    const { origin, pathname } = new URL(request.url)
    for (const name of [pageCache, keptCache]) {
      const page = await caches.match(origin + pageOfData(pathname), { cacheName: name })
      if (!page) continue
      const { data, dataFiles = [] } = startOfPage(await page.text())
      const parts = dataFiles.map(async (file) => {
        const part = await answerAsset.handle({ event, request: new Request(file) })
        return part.text()
      })
      const joined = (await Promise.all(parts)).join('')
      const whole = data ?? (joined && (JSON.parse(joined) as PageData))
      if (whole) return new Response(visitData(whole), { headers: { 'content-type': 'text/x-script' } })
    }
    return undefined
  },
}

/** Data of pages and lists: the network's, otherwise what is on the device. The address is the same in every build. */
export const answerData = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: 5,
  plugins: [
    onlyWhole,
    { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*/, '') },
    orKept,
    expiry,
    fromItsDocument,
  ],
})

/** Account pages are never stored. */
export const answerPrivatePage = new NetworkOnly({ plugins: [toOfflinePage] })
