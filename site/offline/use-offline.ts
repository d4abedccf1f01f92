import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  for (const kind of ['online', 'offline']) addEventListener(kind, listener)
  return () => {
    for (const kind of ['online', 'offline']) removeEventListener(kind, listener)
  }
}

/** Whether the device knows that it has no connection. False in prerendered HTML. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
