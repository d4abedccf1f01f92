import { agency } from '#catalogue/agency.ts'
import { hydratedLater } from '#site/lib/hydrated-later.tsx'

/** The price in the currency travellers think in. */
export const ApproximatePrice = hydratedLater<{ price: number }>(
  () => import('./approximate-line.tsx').then((module) => module.ApproximateLine),
  // It may be too old; the line itself computes that.
  () => Date.parse(agency.approximateRate?.asOf ?? '') + 30 * 86_400_000 < Date.now(),
)
