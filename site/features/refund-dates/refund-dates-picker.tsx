import { useState } from 'react'
import { agency } from '#catalogue/agency.ts'
import { formatDay } from '#site/lib/format-day.ts'
import { indiaDay } from '#site/lib/india-day.ts'
import { InputField } from '#site/ui/field.tsx'
import { refundDatesFor, type RefundDates } from './refund-dates-for.ts'

/** Picks the departure day and lists the dates. */
export function RefundDatesPicker() {
  // Today is read with the choice: a prerendered page does not know it.
  const [chosen, setChosen] = useState<{ departure: string; today: string }>()
  const rows = chosen && refundDatesFor(chosen.departure, agency.refunds, chosen.today)
  return (
    <div>
      <InputField
        label="Departure day"
        hint="To see the last dates for each refund."
        type="date"
        className="max-w-80"
        onChange={({ target: { value } }) =>
          setChosen(value ? { departure: value, today: indiaDay(new Date()) } : undefined)
        }
      />
      <div role="status">
        {chosen && !rows && <p className="mt-4 text-md">That day has passed, or no calendar has it.</p>}
        {rows && (
          <ul className="mt-4 max-w-xl border-b border-control/40 text-md">
            {rows.map((row) => (
              <Row key={row.percent} {...row} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function Row({ percent, from, until, state }: RefundDates) {
  const when = until ? `if your notice reaches us by ${formatDay(until)}` : `from ${formatDay(from ?? '')} on`
  return (
    <li
      className={`grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-t border-control/40 py-2.5 ${state === 'over' ? 'text-muted' : ''}`}
    >
      <span className="font-semibold tabular-nums">{percent ? `${percent}%` : 'None'}</span>
      <span>
        {when}
        {state === 'over' && ' (this date has passed)'}
        {state === 'now' && <span className="block font-semibold text-peacock-dark">as of today</span>}
      </span>
    </li>
  )
}
