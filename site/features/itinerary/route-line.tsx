import { loadDestination } from '#catalogue/load-destination.ts'
import type { TourPackage } from '#catalogue/tour-packages.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'

type Stop = NonNullable<TourPackage['route']>[number]

/** The stops of a trip in order, with nights; places that have a page of their own link to it. */
export function RouteLine({ stops }: { stops: Stop[] }) {
  // A route may come through the same place twice; the day of arrival is each stop's own.
  const dayOf = (index: number) => stops.slice(0, index).reduce((day, { nights }) => day + nights, 1)
  return (
    <ol aria-label="Route" className="flex flex-wrap gap-x-3 gap-y-1">
      {stops.map((stop, index) => (
        <li
          key={dayOf(index)}
          className="flex items-baseline gap-2 not-last:after:ml-1 not-last:after:font-semibold not-last:after:text-control not-last:after:content-['·']"
        >
          <Place {...stop} />
          <span className="text-md text-muted">
            {stop.nights} {stop.nights === 1 ? 'night' : 'nights'}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Place({ place, destinationSlug: slug }: Stop) {
  if (!slug) return <span className="font-semibold">{place}</span>
  return (
    <SiteLink
      to={paths.destination({ slug })}
      preload={() => loadDestination(slug)}
      className="font-semibold text-peacock underline underline-offset-4 hover:text-peacock-dark"
    >
      {place}
    </SiteLink>
  )
}
