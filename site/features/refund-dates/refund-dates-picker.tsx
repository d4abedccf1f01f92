import { useState } from 'react'
import { agency } from '#catalogue/agency.ts'
import { formatDay } from '#catalogue/format-day.ts'
import { officeClock } from '#catalogue/agency-time.ts'
import { useChosenDeparture } from '#site/mail/chosen-departure.ts'
import { useAnnounced } from '#site/lib/use-announced.ts'
import { InputField } from '#site/ui/field.tsx'
import { refundDatesFor, type RefundDates } from './refund-dates-for.ts'

const passed = 'Choose a departure day in the future.'
const refund = (percent: number) => (percent ? `${percent}%` : 'None')
const whenOf = ({ from, until, state }: Omit<RefundDates, 'percent'>) =>
  (until ? `if your notice reaches us by ${formatDay(until)}` : `from ${formatDay(from ?? '')} on`) +
  (state === 'over' ? ' (this date has passed)' : '')

/**
 * Asks for the departure day and lists the refund dates.
 *
 * @param trip the package of the page; a departure chosen there is used
 */
export function RefundDatesPicker({ trip = '' }: { trip?: string }) {
  const departure = useChosenDeparture(trip)
  const [typed, setTyped] = useState<{ instead: typeof departure; day: string }>()
  // A typed day is used until another departure is chosen.
  const day = typed && typed.instead === departure ? typed.day : (departure?.start ?? '')
  const [today] = useState(() => officeClock(new Date()).day)
  const rows = day ? refundDatesFor(day, agency.refunds, today) : undefined
  // A departure chosen above is announced by the list of departures.
  useAnnounced(
    typed &&
      day !== '' &&
      (rows ? rows.map(({ percent, ...row }) => `${refund(percent)} ${whenOf(row)}`).join('. ') : passed),
  )
  return (
    <div>
      <InputField
        label="Departure day"
        hint="To see the last dates for each refund."
        type="date"
        className="max-w-80"
        value={day}
        onChange={({ target: { value } }) => setTyped({ instead: departure, day: value })}
      />
      <div>
        {day && !rows && <p className="mt-4 text-md">{passed}</p>}
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

function Row({ percent, ...row }: RefundDates) {
  // Without spaces between the parts, screen readers would join their words.
  return (
    <li
      className={`grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-t border-control/40 py-2.5 ${row.state === 'over' ? 'text-muted' : ''}`}
    >
      <span className="font-semibold tabular-nums">{refund(percent)}</span>{' '}
      <span>
        {whenOf(row)}
        {row.state === 'now' && (
          <>
            {' '}
            <span className="block font-semibold text-peacock-dark">as of today</span>
          </>
        )}
      </span>
    </li>
  )
}
