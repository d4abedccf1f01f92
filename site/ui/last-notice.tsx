import { useSyncExternalStore } from 'react'
import { lastToast, subscribeToToast, wordsOf } from './toast.ts'

const none = () => undefined

/**
 * The last dismissed notification, so that it can be read again (WCAG 2.2.1). Not a live region, because it was announced.
 */
export function LastNotice() {
  const toast = useSyncExternalStore(subscribeToToast, lastToast, none)
  return toast && <p className="container-page pt-6 text-sm text-on-night-2">Last notice: {wordsOf(toast)}</p>
}
