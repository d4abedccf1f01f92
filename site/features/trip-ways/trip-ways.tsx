import { hydratedLater } from '#site/lib/hydrated-later.tsx'
import type { WaysProps } from './ways.tsx'

/** What else one can do about a trip: ask by WhatsApp, be rung, send its notes on. */
export const TripWays = hydratedLater<WaysProps>(() => import('./ways.tsx').then((module) => module.Ways))
