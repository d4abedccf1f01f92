import { hydratedLater } from '#site/lib/hydrated-later.tsx'
import type { DepartureListProps } from './departure-list.tsx'

/** The dates of a trip: a list that reads without scripts; choosing one comes with the visitor's first move, or at once where a date may have begun. */
export const Departures = hydratedLater<DepartureListProps>(
  () => import('./departure-list.tsx').then((module) => module.DepartureList),
  // A day begins up to 14 hours before it does in UTC. The list itself looks up which day it is at the office.
  ({ tourPackage: { departures } }) =>
    (departures?.dates ?? []).some(({ start }) => Date.parse(start) - 14 * 3_600_000 <= Date.now()),
)
