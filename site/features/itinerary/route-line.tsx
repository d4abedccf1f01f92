import { hydratedLater } from '#site/lib/hydrated-later.tsx'
import type { RouteStopsProps } from './route-stops.tsx'

/** The stops of a trip along a line. Their links work without scripts. */
export const RouteLine = hydratedLater<RouteStopsProps>(() =>
  import('./route-stops.tsx').then((module) => module.RouteStops),
)
