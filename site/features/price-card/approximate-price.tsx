import { hydratedLater } from '#site/lib/hydrated-later.tsx'

/** The price in the currency travellers think in. */
export const ApproximatePrice = hydratedLater<{ price: number }>(() =>
  import('./approximate-line.tsx').then((module) => module.ApproximateLine),
)
