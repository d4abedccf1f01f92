import { hydratedLater } from '#site/lib/hydrated-later.tsx'
import type { DepartureListProps } from './departure-list.tsx'

/**
 * The dates of a trip, as a list that works without scripts. Dates can be chosen after the visitor's first move. The list is
 * hydrated at once if one of its dates may have passed.
 */
export const Departures = hydratedLater<DepartureListProps>(
  () => import('./departure-list.tsx').then((module) => module.DepartureList),
  // A day begins up to 14 hours earlier than in UTC. The list itself uses the day at the office.
  ({ tourPackage: { departures } }) =>
    (departures?.dates ?? []).some(({ start }) => Date.parse(start) - 14 * 3_600_000 <= Date.now()),
)
