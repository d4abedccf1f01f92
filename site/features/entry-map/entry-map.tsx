import { hydratedLater } from '#site/lib/hydrated-later.tsx'
import type { MapFigureProps } from './map-figure.tsx'

/** The map of a trip or place. */
export const EntryMap = hydratedLater<MapFigureProps>(() =>
  import('./map-figure.tsx').then((module) => module.MapFigure),
)
