import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { topLayer } from '#site/lib/announce.ts'
import { focusOn } from '#site/lib/focus.ts'
import { pausableTimeout } from '#site/lib/pausable-timeout.ts'
import { Icon } from './icon.tsx'
import { currentToast, dismissToast, subscribeToToast, type Toast } from './toast.ts'

/** How long a toast stays (spec §9). Hover, focus and a hidden tab stop the clock. */
const visibleMs = 5000

const none = () => undefined

function subscribeToDialogs(listener: () => void): () => void {
  document.addEventListener('toggle', listener, true)
  document.addEventListener('close', listener, true)
  return () => {
    document.removeEventListener('toggle', listener, true)
    document.removeEventListener('close', listener, true)
  }
}

/** Shows the current toast. Inside an open dialog when there is one: everything outside a modal dialog is inert. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, none)
  const host = useSyncExternalStore(subscribeToDialogs, topLayer, none)
  return host && toast ? createPortal(<ToastBox key={toast.id} toast={toast} />, host) : null
}

function ToastBox({ toast }: { toast: Toast }) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<EventTarget>(null)
  const [clock] = useState(() => pausableTimeout(visibleMs, dismissToast))
  const dismiss = () => {
    const hasFocus = box.current?.contains(document.activeElement)
    flushSync(dismissToast)
    if (hasFocus) focusOn(before.current as HTMLElement | null)
  }
  const dismissByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // The dialog below it stays open.
    event.preventDefault()
    dismiss()
  })

  useEffect(() => {
    if (!box.current?.isConnected) {
      // Its dialog was removed at the same time: find another container.
      document.dispatchEvent(new Event('close'))
      return undefined
    }
    // The top layer keeps it above dialogs and sticky bars.
    box.current.showPopover?.()
    const followTab = () => (document.hidden ? clock.pause() : clock.resume())
    followTab()
    document.addEventListener('visibilitychange', followTab)
    document.addEventListener('keydown', dismissByKey)
    return () => {
      document.removeEventListener('keydown', dismissByKey)
      clock.pause()
      document.removeEventListener('visibilitychange', followTab)
    }
  }, [clock])

  const isDestructive = toast.variant === 'destructive'
  return (
    <div
      ref={box}
      popover="manual"
      data-variant={toast.variant}
      onPointerEnter={clock.pause}
      onPointerLeave={clock.resume}
      onFocus={({ relatedTarget }) => {
        clock.pause()
        if (!box.current?.contains(relatedTarget)) before.current = relatedTarget
      }}
      onBlur={clock.resume}
      className={`animate-rise toast-place items-start rounded-card border py-3 pr-1 pl-3.5 text-left text-md shadow-float ${
        isDestructive ? 'border-error bg-on-error text-error' : 'border-mist-2 bg-white text-ink'
      }`}
    >
      <div role="region" aria-label="Notice" className="contents">
        <Icon
          name={isDestructive ? 'warning' : 'check'}
          className={`size-6 ${isDestructive ? '' : 'text-success'}`}
        />
        <p className="font-semibold">{spared(toast.title)}</p>
        {toast.description && (
          <p
            className={`col-span-2 col-start-2 pr-3 text-sm sm:text-md ${isDestructive ? '' : 'text-ink-2'}`}
          >
            {toast.description}
          </p>
        )}
        {toast.advice && <p className="col-span-2 col-start-2 pr-3 text-sm sm:text-md">{toast.advice}</p>}
        <button
          type="button"
          aria-label="Dismiss notification"
          onClick={dismiss}
          className="col-start-3 row-start-1 -my-2.5 grid size-11 place-items-center rounded-control hover:bg-ink/5"
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}

/** The title with its pictographs hidden from screen readers, most of which read them out. */
const spared = (title: string) =>
  title.split(/(\p{Extended_Pictographic})/u).map((part, index) =>
    index % 2 ? (
      <span key={part} aria-hidden="true">
        {part}
      </span>
    ) : (
      part
    ),
  )
