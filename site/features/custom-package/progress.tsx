import { Icon } from '#site/ui/icon.tsx'
import { steps } from './request.ts'

/** "Step 2 of 4" and the names of the steps. Phones show only the current name. */
export function Progress({ step }: { step: number }) {
  return (
    <div>
      <p className="text-md font-semibold text-peacock">
        Step {step + 1} of {steps.length}
      </p>
      <ol className="mt-3 grid grid-cols-4 gap-2 sm:gap-3">
        {steps.map(({ title }, index) => {
          const isDone = index < step
          const isCurrent = index === step
          return (
            <li
              key={title}
              {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
              className={`border-t-4 pt-2 text-sm leading-snug ${
                isDone || isCurrent ? 'border-peacock' : 'border-mist-2'
              } ${isCurrent ? 'font-semibold text-ink' : 'text-muted'}`}
            >
              <span className="flex items-start gap-1.5">
                {isDone && <Icon name="check" className="size-4 text-success max-sm:hidden" />}
                <span className="max-sm:sr-only">{title}</span>
              </span>
              {isDone && <span className="sr-only"> (done)</span>}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
