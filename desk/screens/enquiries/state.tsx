import { duration, type EnquiryLine, type EnquiryState } from '#contract/desk-enquiries.ts'
import { Icon } from '#site/ui/icon.tsx'

export const stateWords: Record<EnquiryState, string> = {
  new: 'New',
  taken: 'Taken',
  answered: 'Answered',
  closed: 'Closed',
}

type Shown = Pick<EnquiryLine, 'state' | 'holder' | 'dueAt' | 'isLate' | 'now'>

/** An enquiry's state, and how late it is. */
export function State({ state, holder, dueAt, isLate, now }: Shown) {
  const words = state === 'taken' && holder ? `Taken by ${holder}` : stateWords[state]
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {isLate && dueAt !== null && (
        <span className="inline-flex items-center gap-1 rounded-control bg-on-caution px-2 py-0.5 font-semibold">
          <Icon name="warning" className="size-4" />
          {duration(now - dueAt)} late
        </span>
      )}
      <span className={state === 'new' ? 'font-semibold text-indigo' : 'text-muted'}>{words}</span>
      {!isLate && dueAt !== null && <span className="text-muted">answer due in {duration(dueAt - now)}</span>}
    </span>
  )
}
