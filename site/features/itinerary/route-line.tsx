import type { TourPackage } from '#catalogue/tour-packages.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { arrivals, nightsInWords } from './arrivals.ts'

type Stop = NonNullable<TourPackage['route']>[number]

/** The stops of a trip along one line, with nights; places that have a page of their own link to it. */
export function RouteLine({ stops }: { stops: Stop[] }) {
  return (
    <ol aria-label="Route" className="route-line">
      {arrivals(stops).map(({ day, nights, ...stop }) => (
        <li key={day} className="route-stop">
          <Place {...stop} />
          <span className="mt-0.5 block text-md text-muted">{nightsInWords(nights)}</span>
        </li>
      ))}
    </ol>
  )
}

function Place({ place, destinationSlug: slug }: Omit<Stop, 'nights'>) {
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
