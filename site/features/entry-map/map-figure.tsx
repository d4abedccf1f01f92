import { useSyncExternalStore } from 'react'
import { mapPath, type MapKind } from '#site/maps/map-path.ts'
import type { PageMap } from '#site/maps/page-map.ts'
import { fetchWhenNear } from '#site/ui/far-pictures.ts'

const never = () => () => {}
const yes = () => true
const no = () => false

export interface MapFigureProps {
  kind: MapKind
  slug: string
  map: PageMap
}

/**
 * The drawing is fetched when the visitor comes near. A tap on a stop leads to its day, as its words below do;
 * the scripts add the links for it, so the document does not grow.
 */
export function MapFigure({ kind, slug, map: { alt, stops } }: MapFigureProps) {
  const hasScripts = useSyncExternalStore(never, yes, no)
  return (
    <figure className="entry-map">
      <svg aria-hidden="true" className="absolute inset-0" data-far="" ref={fetchWhenNear} />
      <picture>
        <source
          media="(width < 40rem)"
          srcSet={mapPath(kind, { slug }, 'narrow')}
          sizes="100vw"
          width="340"
          height="340"
        />
        <img
          src={mapPath(kind, { slug }, 'wide')}
          alt={alt}
          width="760"
          height="440"
          loading="lazy"
          decoding="async"
        />
      </picture>
      {hasScripts && stops && (
        <>
          <Stops box="0 0 340 340" at={stops.narrow} className="sm:hidden" />
          <Stops box="0 0 760 440" at={stops.wide} className="max-sm:hidden" />
        </>
      )}
    </figure>
  )
}

interface StopsProps {
  box: string
  at: NonNullable<PageMap['stops']>['wide']
  className: string
}

/** Hidden from the keyboard and screen readers, for which there is the list of stops. */
const Stops = ({ box, at, className }: StopsProps) => (
  <svg aria-hidden="true" viewBox={box} fill="transparent" className={`absolute inset-0 ${className}`}>
    {at.map(([x, y, day]) => (
      <a key={day} href={`#day-${day}`} aria-label={`Day ${day}`} tabIndex={-1}>
        <circle cx={x} cy={y} r="18" />
      </a>
    ))}
  </svg>
)
