import { useEffect, useId, useRef, type ReactNode } from 'react'
import { focusedControl, focusOn, isFocusLost } from '#site/lib/focus.ts'
import { LiveRegions } from '#site/lib/live-regions.tsx'
import { Icon } from './icon.tsx'

interface DialogProps {
  isOpen: boolean
  /** Called when the visitor closes it: the close control, Escape, or a press outside. */
  onClose: () => void
  title: string
  /** A line under the title; also the dialog's description. */
  summary?: ReactNode
  children: ReactNode
}

/**
 * A modal `<dialog>`, 425 px wide at most (spec §9), a sheet from the bottom on phones. The browser keeps focus inside,
 * closes on Escape and returns focus to the opener. Initially the first field has the focus.
 */
export function Dialog({ isOpen, onClose, title, summary, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLElement>(null)
  const titleId = useId()

  useEffect(() => (dialog.current ? closeOnPressOutside(dialog.current) : undefined), [])
  useEffect(() => {
    const element = dialog.current
    if (!element || isOpen === element.open) return undefined
    if (!isOpen) return element.close()
    opener.current = focusedControl()
    // Before the dialog opens, because opening computes the page's styles.
    document.documentElement.dataset['modal'] = ''
    element.showModal()
    return undefined
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return undefined
    // The platform focuses the close control, with which the dialog's name is spoken; people come to fill in the first
    // field. At once, its name would be spoken alone.
    const frame = requestAnimationFrame(() => {
      const field = dialog.current?.querySelector<HTMLElement>('form :is(input, select):not([type=hidden])')
      if (field) focusOn(field)
    })
    return () => cancelAnimationFrame(frame)
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={summary ? `${titleId}-summary` : undefined}
      onCancel={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      onClose={(event) => {
        // The event fires some time after Escape. The dialog may have been opened again by then.
        if (event.target !== event.currentTarget || event.currentTarget.open) return
        delete document.documentElement.dataset['modal']
        // The browser does not restore focus to an opener that never had it or that was removed.
        if (isFocusLost()) focusOn(opener.current)
        onClose()
      }}
      className="animate-rise m-auto w-full max-w-[425px] rounded-sheet bg-white p-0 shadow-float backdrop:bg-night/60 max-sm:mb-0 max-sm:rounded-b-none max-h-[calc(100dvh-1rem)] overflow-y-auto overscroll-contain"
    >
      <div className="p-5 sm:p-6">
        <div className="mb-4 flex items-start gap-3">
          <div className="min-w-0 grow">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            {summary && (
              <p id={`${titleId}-summary`} className="mt-1 text-md text-ink-2">
                {summary}
              </p>
            )}
          </div>
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-mist"
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
      <LiveRegions />
    </dialog>
  )
}

/**
 * On the backdrop, which belongs to the dialog element, as do its scrollbar and padding. Only a press that begins and ends
 * there closes, so that it can be cancelled by moving away (WCAG 2.5.2).
 */
function closeOnPressOutside(dialog: HTMLDialogElement): () => void {
  let beganOutside = false
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
  }
  const begin = (event: PointerEvent) => {
    beganOutside = isOutside(event)
  }
  const end = (event: MouseEvent) => {
    if (beganOutside && isOutside(event)) dialog.close()
  }
  dialog.addEventListener('pointerdown', begin)
  dialog.addEventListener('click', end)
  return () => {
    dialog.removeEventListener('pointerdown', begin)
    dialog.removeEventListener('click', end)
  }
}
