import { agency } from '#catalogue/agency.ts'
import { hydratedLater } from '#site/lib/hydrated-later.tsx'

/** The approximate price in the travellers' own currency. */
export const ApproximatePrice = hydratedLater<{ price: number }>(
  () => import('./approximate-line.tsx').then((module) => module.ApproximateLine),
  // The rate may be too old. The line itself checks that.
  () => Date.parse(agency.approximateRate?.asOf ?? '') + 30 * 86_400_000 < Date.now(),
)
