import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { hasNewVersion, subscribeToNewVersion } from '#site/offline/new-version.ts'
import { useAnnounced } from '#site/lib/use-announced.ts'
import { useOffline } from '#site/offline/use-offline.ts'
import { registerWorker } from '#site/offline/register-worker.ts'
import type { WorkerMessage } from '#site/offline/worker-messages.ts'
import { Icon } from '#site/ui/icon.tsx'

const noneYet = () => false

const offline = 'You are offline. You can read this page; to send something, wait for a connection.'
const outdated = 'A new version is ready.'

/** A thin bar at the top, shown without a connection (product-brief A6) or when a newer build of the site is available. */
export function ConnectionBar() {
  const { pathname } = useLocation()
  const isOffline = useOffline()
  const isOutdated = useSyncExternalStore(subscribeToNewVersion, hasNewVersion, noneYet)
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void registerWorker()
  }, [])
  useEffect(() => {
    // For a page reached without loading a document: the service worker fetches the document, so that it can be read
    // offline.
    const message: WorkerMessage = { kind: 'seen', files: [], page: pathname }
    globalThis.navigator.serviceWorker?.controller?.postMessage(message)
  }, [pathname])

  useAnnounced((isOffline && offline) || (isOutdated && outdated))

  return (
    <div className="fixed inset-x-0 top-0 z-45 print:hidden">
      {(isOffline || isOutdated) && (
        <div
          role="region"
          aria-label="Connection"
          data-connection-bar
          className="flex h-(--connection-bar) items-center justify-center gap-2.5 border-b border-caution bg-on-caution px-4 text-sm leading-tight text-ink"
        >
          <Icon name={isOffline ? 'warning' : 'info'} className="size-5 shrink-0 text-caution" />
          {isOffline ? (
            <p>{offline}</p>
          ) : (
            <>
              <p>{outdated}</p>
              <button
                type="button"
                onClick={() => location.reload()}
                className="min-h-11 rounded-control px-2 font-semibold text-peacock underline underline-offset-2 hover:text-peacock-dark"
              >
                Reload
              </button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
