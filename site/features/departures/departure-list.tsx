import { useSyncExternalStore } from 'react'
import { money } from '#catalogue/agency.ts'
import { officeClock } from '#catalogue/agency-time.ts'
import { lastDay, upcoming, type Departure } from '#catalogue/departures.ts'
import { formatDay, formatWeekday } from '#catalogue/format-day.ts'
import type { TourPackage } from '#catalogue/tour-packages.ts'
import { useAnnounced } from '#site/lib/use-announced.ts'
import { chooseDeparture, useChosenDeparture, type ChosenDeparture } from '#site/mail/chosen-departure.ts'
import { packageItem } from '#site/mail/enquiry-item.ts'
import { plainEnquiryHref } from '#site/mail/plain-form.ts'

export interface DepartureListProps {
  tourPackage: Pick<TourPackage, 'name' | 'days' | 'price' | 'departures'>
  /** Opens the query dialog. */
  onAsk: () => void
}

/** How many are visible at once. A single further one is shown too. */
const mostAtOnce = 6
const never = () => () => undefined

/** The dates to choose from. Enquiry, refund dates and calendar file of the page use the chosen one. */
export function DepartureList({ tourPackage, onAsk }: DepartureListProps) {
  const { name, days, price, departures } = tourPackage
  const chosen = useChosenDeparture(name)
  // The page may have been built, or kept on the device, weeks ago.
  const today = useSyncExternalStore(
    never,
    () => officeClock(new Date()).day,
    () => '',
  )
  const note =
    chosen &&
    !chosen.isFull &&
    `Your enquiry, the refund dates and the calendar file now use ${formatDay(chosen.start)} to ${formatDay(chosen.end)}.`
  useAnnounced(note)
  if (!departures) return null
  const dates = upcoming(departures.dates, today)
  if (dates.length === 0)
    return <p className="mt-2 text-md text-ink-2">The dates of this page have passed. Ask us for new ones.</p>
  const ask = (departure: Departure) => {
    chooseDeparture(name, { ...choiceOf(departure, days), isFull: true })
    onAsk()
  }
  const first = dates.length > mostAtOnce + 1 ? mostAtOnce : dates.length
  const row = (departure: Departure) => (
    <li key={departure.start}>
      {departure.status === 'full' ? (
        <div>
          <When {...departure} days={days} />
          <span>
            {'Full '}
            <a
              href={plainEnquiryHref(packageItem(tourPackage))}
              rel="nofollow"
              onClick={(event) => {
                event.preventDefault()
                ask(departure)
              }}
            >
              Ask for the next
              <span className="sr-only">{` after ${formatDay(departure.start)}`}</span>
            </a>
          </span>
        </div>
      ) : (
        <label>
          <input
            type="radio"
            name="departure"
            checked={departure.start === chosen?.start}
            onChange={() => chooseDeparture(name, choiceOf(departure, days))}
          />
          <When {...departure} days={days} />
          <span>
            {departure.status === 'guaranteed' ? 'Guaranteed ' : ''}
            <b>{money(departure.price ?? price)}</b>
          </span>
        </label>
      )}
    </li>
  )
  return (
    <>
      <p className="mt-2 text-md text-ink-2">
        {`${departures.isSample ? 'Sample dates' : 'Dates'} as of ${formatDay(departures.asOf)}. A guaranteed date runs however few book.`}
      </p>
      <ul className="departures mt-4">{dates.slice(0, first).map(row)}</ul>
      {dates.length > first && (
        <details>
          <summary className="min-h-12 py-3 text-md font-semibold text-peacock print:hidden">
            {`${dates.length - first} later dates`}
          </summary>
          <ul className="departures">{dates.slice(first).map(row)}</ul>
        </details>
      )}
      <p className="departures noscript:hidden print:hidden">
        <label>
          <input
            type="radio"
            name="departure"
            checked={!chosen || chosen.isFull === true}
            onChange={() => chooseDeparture(name, undefined)}
          />
          <span>Another date, or not sure yet</span>
        </label>
      </p>
      {note && <p className="mt-3 text-md font-semibold text-peacock-dark print:hidden">{note}</p>}
    </>
  )
}

const choiceOf = ({ start, price }: Departure, days: number): ChosenDeparture => ({
  start,
  end: lastDay(start, days),
  price,
})

const When = ({ start, days }: { start: string; days: number }) => (
  <span>
    {`${formatWeekday(start)} `}
    <small>{`to ${formatDay(lastDay(start, days))}`}</small>
  </span>
)
