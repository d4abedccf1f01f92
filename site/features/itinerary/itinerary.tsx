import type { TourPackage } from '#catalogue/tour-packages.ts'
import { Picture } from '#site/ui/picture.tsx'
import { arrivals, nightsInWords } from './arrivals.ts'
import { mealsInWords } from './meals.ts'

type Day = NonNullable<TourPackage['itinerary']>[number]

interface ItineraryProps {
  days: Day[]
  route?: TourPackage['route']
}

/**
 * The days of a trip along a vertical line, with a disc for each day. A filled disc marks a new stop and its name. Pictures
 * of some days span the column.
 */
export function Itinerary({ days, route }: ItineraryProps) {
  const stops = new Map(arrivals(route ?? []).map((stop) => [stop.day, stop]))
  return (
    <ol className="mt-7">
      {days.map((day) => {
        const stop = stops.get(day.day)
        return (
          <li key={day.day} id={`day-${day.day}`} className="day">
            <span
              aria-hidden="true"
              className={`day-disc ${stop ? 'bg-indigo text-white' : 'bg-white text-indigo'}`}
            >
              {day.day}
            </span>
            {stop && <p className="kicker text-muted">{`${stop.place} · ${nightsInWords(stop.nights)}`}</p>}
            <DayText {...day} />
            {day.image && (
              <div className="day-picture">
                <Picture picture={day.image} sizes="(width >= 82rem) 784px, (width >= 64rem) 58vw, 100vw" />
              </div>
            )}
            {day.image?.credit && <p className="mt-2 text-muted">{day.image.credit}</p>}
          </li>
        )
      })}
    </ol>
  )
}

// Texts are joined, because React writes a comment between two text nodes and these pages are the longest.
function DayText({ day, title, description, stay, meals }: Day) {
  return (
    <>
      <h3 className="text-xl not-[p+*]:pt-2">
        <span className="sr-only">{`Day ${day}: `}</span>
        {title}
      </h3>
      <p className="measure mt-2">{description}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-1 text-md sm:flex sm:flex-wrap">
        {stay && <Detail label="Stay" value={stay} />}
        {meals && <Detail label="Meals" value={mealsInWords(meals)} />}
      </dl>
    </>
  )
}

const Detail = ({ label, value }: { label: string; value: string }) => (
  <div className="flex gap-2">
    <dt className="text-muted">{label}</dt>
    <dd className="font-medium first-letter:uppercase">{value}</dd>
  </div>
)
