import type { TourPackage } from '#catalogue/tour-packages.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { arrivals, nightsInWords } from './arrivals.ts'

type Stop = NonNullable<TourPackage['route']>[number]

export interface RouteStopsProps {
  stops: Stop[]
  /** Whether the page has an itinerary. Stops then link to their days. */
  hasDays: boolean
}

const ways = { train: 'By train', road: 'By road', boat: 'By boat', air: 'By air' }

/** The stops of a trip along a line, with their nights and the means of transport. Places with a page link to it. */
export function RouteStops({ stops, hasDays }: RouteStopsProps) {
  return (
    <ol aria-label="Route" className="route-line">
      {arrivals(stops).map(({ day, nights, by, ...stop }) => (
        <li key={day} className="route-stop">
          <Place {...stop} />
          <span className="mt-0.5 block text-md text-muted">{nightsInWords(nights)}</span>
          {(by ?? hasDays) && (
            <span className="block text-md text-muted">
              {`${by ? ways[by] : 'From'}${hasDays ? (by ? ', ' : ' ') : ''}`}
              {hasDays && (
                <a href={`#day-${day}`} className="text-peacock underline hover:text-peacock-dark">
                  {`day ${day}`}
                </a>
              )}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function Place({ place, destinationSlug: slug }: Pick<Stop, 'place' | 'destinationSlug'>) {
  if (!slug) return <span className="font-semibold">{place}</span>
  return (
    <SiteLink
      to={paths.destination({ slug })}
      className="font-semibold text-peacock underline underline-offset-4 hover:text-peacock-dark"
    >
      {place}
    </SiteLink>
  )
}
