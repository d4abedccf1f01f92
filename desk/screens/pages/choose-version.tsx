import { useState } from 'react'
import { inWords, isFields } from '#contract/desk-changes.ts'
import { fieldName, type Value } from '#contract/desk-pages.ts'
import { Button } from '#site/ui/button.tsx'
import { Notice } from '#site/ui/notice.tsx'
import type { Clash } from './use-kept-page.ts'

/** A field changed by two people: both versions, and the choice between them. */
export function ChooseVersion({ clash, onChosen }: { clash: Clash; onChosen: (value: Value) => void }) {
  const { theirs, both, value } = clash
  const [taken, setTaken] = useState<Record<string, 'mine' | 'theirs'>>({})
  const who = theirs.by ?? 'The other version'
  const finish = () => {
    if (!isFields(value)) return onChosen(taken[''] === 'theirs' ? theirs.value : value)
    const chosen = { ...value }
    for (const { field, theirs: other } of both) {
      if (taken[field] !== 'theirs') continue
      if (other === undefined) delete chosen[field]
      else chosen[field] = other
    }
    return onChosen(chosen)
  }
  return (
    <Notice tone="caution" takesFocus>
      <p className="font-semibold">
        {theirs.by ? `${theirs.by} changed` : 'Someone changed'} the same fields as you. Choose which version
        to keep.
      </p>
      {both.map(({ field, mine, theirs: other }) => (
        <fieldset key={field} className="space-y-2">
          <legend className="font-semibold">{field ? fieldName(field) : 'The list'}</legend>
          {(
            [
              ['mine', 'You', mine],
              ['theirs', who, other],
            ] as const
          ).map(([key, name, text]) => (
            <label key={key} className="flex min-h-11 items-start gap-3 rounded-control bg-white p-3">
              <input
                type="radio"
                name={`clash ${field}`}
                className="mt-1 size-5 shrink-0 accent-peacock"
                checked={taken[field] === key}
                onChange={() => setTaken({ ...taken, [field]: key })}
              />
              <span className="min-w-0">
                <strong>{name}:</strong> {inWords(text) ?? 'empty'}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button isBusy={both.some(({ field }) => !taken[field])} onClick={finish}>
        Keep these
      </Button>
    </Notice>
  )
}
