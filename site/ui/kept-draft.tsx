import { useEffect, useRef, useState } from 'react'
import { announce } from '#site/lib/announce.ts'
import { forgetDraft, readDraft, saveDraft, type DraftKey } from '#site/lib/draft.ts'
import { focusOn } from '#site/lib/focus.ts'
import { Button } from './button.tsx'
import { fillIn, touchedFields } from './draft-fields.ts'

interface KeptDraftProps {
  draftKey: DraftKey
  /** What was begun, such as `a trip plan`. */
  what: string
}

const dayText = (epochMs: number): string =>
  new Date(epochMs).toLocaleDateString(document.documentElement.lang || undefined, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

/**
 * Inside a form: stores typed text on this device until the form is reset, and offers it on the next visit
 * (product-brief B15). Reads the storage: never part of prerendered HTML.
 */
export function KeptDraft({ draftKey, what }: KeptDraftProps) {
  const place = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState(() => readDraft(draftKey))
  // Until the visitor decides, new input is added to the old draft, so that neither is lost.
  const undecided = useRef(found)
  const save = useRef<() => void>(() => undefined)

  const offer = found && `You began ${what} on ${dayText(found.begunAt)}. Continue, or start again?`
  useEffect(() => {
    if (offer) announce(offer)
  }, [offer])

  const settle = () => {
    undecided.current = undefined
    setFound(undefined)
  }

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return undefined
    let begunAt: number | undefined
    save.current = () => {
      const fields = { ...undecided.current?.fields, ...touchedFields(form) }
      if (Object.keys(fields).length === 0) return forgetDraft(draftKey)
      const savedAt = Date.now()
      begunAt ??= undecided.current?.begunAt ?? savedAt
      saveDraft(draftKey, { begunAt, savedAt, fields })
    }
    const forget = () => {
      begunAt = undefined
      settle()
      forgetDraft(draftKey)
    }
    const onInput = () => save.current()
    // Input from before this code was loaded.
    if (Object.keys(touchedFields(form)).length > 0) onInput()
    form.addEventListener('input', onInput)
    // What follows a typed amount, such as a slider, has moved by the time the box is left.
    form.addEventListener('change', onInput)
    form.addEventListener('reset', forget)
    return () => {
      form.removeEventListener('input', onInput)
      form.removeEventListener('change', onInput)
      form.removeEventListener('reset', forget)
    }
  }, [draftKey])

  const carryOn = () => {
    const form = place.current?.closest('form')
    const fields = found?.fields ?? {}
    if (!form) return
    fillIn(form, fields)
    settle()
    save.current()
    focusOn(form.querySelector<HTMLElement>('input:not([type=hidden])'))
  }
  const startAgain = () => {
    const form = place.current?.closest('form')
    settle()
    forgetDraft(draftKey)
    save.current()
    focusOn(form?.querySelector<HTMLElement>('input:not([type=hidden])'))
  }
  return (
    <div ref={place} className="empty:hidden">
      {found && (
        <div className="mb-5 rounded-control bg-peacock-tint p-4 text-md">
          <p>{offer}</p>
          <p className="text-sm text-ink-2">It is kept on this device only.</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button variant="outline" onClick={carryOn}>
              Continue
            </Button>
            <Button variant="quiet" onClick={startAgain}>
              Start again
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
