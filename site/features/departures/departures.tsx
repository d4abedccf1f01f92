import { hydratedLater } from '#site/lib/hydrated-later.tsx'
import type { DepartureListProps } from './departure-list.tsx'

/** The dates of a trip: a list that reads without scripts; choosing one comes with the visitor's first move. */
export const Departures = hydratedLater<DepartureListProps>(() =>
  import('./departure-list.tsx').then((module) => module.DepartureList),
)
