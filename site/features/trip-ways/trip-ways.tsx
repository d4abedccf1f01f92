import { hydratedLater } from '#site/lib/hydrated-later.tsx'
import type { WaysProps } from './ways.tsx'

/** Other actions for a trip: ask by WhatsApp, request a call, share its notes. */
export const TripWays = hydratedLater<WaysProps>(() => import('./ways.tsx').then((module) => module.Ways))
