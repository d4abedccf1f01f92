/**
 * Makes visited pages readable offline (docs/decisions/010-offline.md). Bundled by
 * `publish/finish/service-worker.ts`; only reads and files of this site pass through it, never /api, /auth or accounts.
 */
import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { dataFiles, paths } from '#site/paths.ts'
import {
  answerAsset,
  answerData,
  answerPage,
  answerPicture,
  answerPrivatePage,
  offlinePage,
  shellCache,
} from './answers.ts'
import type { WorkerMessage } from '#site/offline/worker-messages.ts'
import { filesOfPage, isPageData } from './page-files.ts'
import { worker, type WorkerEvent } from './worker-scope.ts'

/** Scripts, styles and fonts of every page; no content. Set by the build. */
declare const SHELL_FILES: string[]
/**
 * Data of pages that are no entries, and lists that filters and search read; none where the catalogue is long. Set by the
 * build.
 */
declare const DATA_FILES: string[]
/** The version of the framework's manifest. Set by the build. */
declare const SITE_VERSION: string

const lists = new Set<string>(Object.values(dataFiles))
const privatePages = new Set<string>([
  paths.dashboard(),
  paths.signIn(),
  paths.signUp(),
  paths.forgotPassword(),
  paths.resetPassword(),
])
// Paths with a dot are files. The two services answer mailed links, which work once.
const isPage = ({ pathname }: URL) => !/^\/(api|auth)(\/|$)|\./.test(pathname)
const isMap = ({ pathname }: URL) => pathname.startsWith('/maps/')

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), answerAsset)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'), answerPicture)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (isPageData(url.pathname) || isMap(url) || lists.has(url.pathname)),
  answerData,
)
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && privatePages.has(url.pathname),
  answerPrivatePage,
)
registerRoute(({ request, url }) => request.mode === 'navigate' && isPage(url), answerPage)

worker.addEventListener('install', (event) => {
  const fill = async () => {
    const shell = await caches.open(shellCache)
    await shell.add(new Request(offlinePage, { cache: 'reload' }))
    const html = (await (await shell.match(offlinePage))?.text()) ?? ''
    for (const url of DATA_FILES) await answerData.handle({ event, request: new Request(url) })
    for (const url of new Set([...SHELL_FILES, ...filesOfPage(html)]))
      await answerAsset.handle({ event, request: new Request(url) })
  }
  event.waitUntil(fill())
  // Workers can serve pages of all builds. Chromium may take a while to replace the previous one.
  void worker.skipWaiting()
})

clientsClaim()

worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.kind === 'version') event.ports[0]?.postMessage(SITE_VERSION)
  if (message.kind === 'seen') event.waitUntil(keepSeen(event, message))
})

/** A page the worker did not see: the first one of a visit, and those reached without loading a document. */
async function keepSeen(
  event: WorkerEvent,
  { files, page }: Extract<WorkerMessage, { kind: 'seen' }>,
): Promise<void> {
  const pageUrl = new URL(page, location.origin)
  const works = files.map((file) => {
    const url = new URL(file)
    const isPicture = url.pathname.startsWith('/pictures/')
    const answer = isMap(url) ? answerData : isPicture ? answerPicture : answerAsset
    return answer.handle({ event, request: new Request(url) })
  })
  // A file that cannot be fetched is only missing offline.
  await Promise.allSettled(works)
  if (isPage(pageUrl) && !privatePages.has(pageUrl.pathname))
    await Promise.allSettled([answerPage.handle({ event, request: new Request(pageUrl) })])
}
