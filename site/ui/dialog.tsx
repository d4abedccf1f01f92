import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface DialogProps {
  isOpen: boolean
  /** Called when the visitor closes it: the close control, Escape, or a press outside. */
  onClose: () => void
  title: string
  /** A line under the title. */
  summary?: ReactNode
  children: ReactNode
}

/**
 * A modal `<dialog>`, 425 px wide at most (spec §9), a sheet from the bottom on phones. The platform keeps focus inside,
 * closes on Escape and gives focus back to the opener; focus starts at the first field.
 */
export function Dialog({ isOpen, onClose, title, summary, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || isOpen === element.open) return
    if (!isOpen) return element.close()
    element.showModal()
    // The platform would focus the close control; people come to fill in the first field.
    element.querySelector<HTMLElement>('form input')?.focus()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      onPointerDown={(event) => {
        // The backdrop belongs to the dialog element itself; its padding is inside the inner box.
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
      className="animate-rise m-auto w-full max-w-[425px] rounded-sheet bg-white p-0 shadow-float backdrop:bg-night/60 max-sm:mb-0 max-sm:rounded-b-none max-h-[calc(100dvh-1rem)] overflow-y-auto overscroll-contain"
    >
      <div className="p-5 sm:p-6">
        <div className="mb-4 flex items-start gap-3">
          <div className="min-w-0 grow">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            {summary && <p className="mt-1 text-md text-ink-2">{summary}</p>}
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
    </dialog>
  )
}
