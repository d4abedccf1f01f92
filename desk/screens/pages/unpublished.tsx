import { useState } from 'react'
import { changesBetween } from '#contract/desk-changes.ts'
import type { DraftFacts, EditedPage, Value } from '#contract/desk-pages.ts'
import { announce } from '#site/lib/announce.ts'
import { Button } from '#site/ui/button.tsx'
import { ChangeList } from './change-list.tsx'

/** The page's unpublished changes, which can be discarded and brought back. Without any: who changed it last. */
export function Unpublished({
  page,
  value,
  draft,
  time,
  onChange,
}: {
  page: EditedPage
  value: Value
  draft: DraftFacts | null
  time: (moment: number) => string
  onChange: (value: Value) => void
}) {
  const [discarded, setDiscarded] = useState<Value | undefined>(undefined)
  const discard = () => {
    setDiscarded(value)
    onChange(page.before)
    announce('Your changes are discarded.')
  }
  return (
    <>
      {draft && (
        <DraftLine
          page={page}
          value={value}
          draftWords={`${draft.by}, ${time(draft.at)}`}
          onDiscard={discard}
        />
      )}
      {!draft && page.lastChange && (
        <p className="text-sm text-muted">
          Last changed by {page.lastChange.by}, {time(page.lastChange.at)}.
        </p>
      )}
      {discarded !== undefined && !draft && (
        <p className="flex flex-wrap items-center gap-x-3">
          The changes are discarded.
          <Button
            variant="quiet"
            onClick={() => {
              onChange(discarded)
              setDiscarded(undefined)
            }}
          >
            Undo
          </Button>
        </p>
      )}
    </>
  )
}

function DraftLine({
  page,
  value,
  draftWords,
  onDiscard,
}: {
  page: EditedPage
  value: Value
  draftWords: string
  onDiscard: () => void
}) {
  const changes = changesBetween(page.before, value, page.shape)
  return (
    <details className="rounded-control bg-mist px-4">
      <summary className="min-h-11 py-2.5 text-md">
        <strong>{page.before === null ? 'New page' : 'Changed'}</strong> by {draftWords}, not published
      </summary>
      <div className="space-y-3 pb-4">
        {page.before !== null && <ChangeList changes={changes} />}
        {page.before !== null && (
          <Button variant="outline" onClick={onDiscard}>
            Discard these changes
          </Button>
        )}
      </div>
    </details>
  )
}
