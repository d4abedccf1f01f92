import { answerText } from './request-text.ts'
import { labels, steps, type CustomPackageRequest } from './request.ts'

interface RequestSummaryProps {
  request: CustomPackageRequest
  /**
   * Adds a button to each step for changing its answers. The notes are left out, because the visitor is still writing them.
   */
  onEdit?: (step: number) => void
}

/** All answers, step by step. */
export function RequestSummary({ request, onEdit }: RequestSummaryProps) {
  return (
    <div className="divide-y divide-mist-2 rounded-card border border-mist-2">
      {steps.slice(0, onEdit ? -1 : undefined).map(({ title, fields }, step) => (
        <section key={title} className="p-4 sm:p-5">
          <div className="mb-1 flex items-center justify-between gap-4">
            <h3 className="font-text text-md font-semibold tracking-normal text-ink-2">{title}</h3>
            {onEdit && (
              <button
                type="button"
                onClick={() => onEdit(step)}
                className="-my-2 inline-flex min-h-11 items-center text-md font-semibold text-peacock underline underline-offset-2 hover:text-peacock-dark"
              >
                Edit<span className="sr-only"> {title}</span>
              </button>
            )}
          </div>
          <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-md sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-4">
            {fields.map((field) => (
              <div key={field} className="contents">
                <dt className="text-muted">{labels[field]}</dt>
                <dd className="min-w-0 break-words whitespace-pre-line">
                  {answerText(request, field) || (
                    <span className="text-muted">{field === 'notes' ? 'None' : 'No preference'}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
