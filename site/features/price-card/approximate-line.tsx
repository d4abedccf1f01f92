import { useSyncExternalStore } from 'react'
import { agency } from '#catalogue/agency.ts'
import { approximatePrice } from '#catalogue/approximate-price.ts'
import { officeClock } from '#catalogue/agency-time.ts'

const never = () => () => undefined
const today = () => officeClock(new Date()).day

/** Nothing once the rate is too old, also on a page that was built while it was not. */
export function ApproximateLine({ price }: { price: number }) {
  const day = useSyncExternalStore(never, today, today)
  const words = approximatePrice(price, agency, day)
  return words && <p className="mt-2 text-md text-muted">{words}</p>
}
