import { useSyncExternalStore } from 'react'
import { agency } from '#catalogue/agency.ts'
import { approximatePrice } from '#catalogue/approximate-price.ts'
import { officeClock } from '#catalogue/agency-time.ts'

const never = () => () => undefined
const today = () => officeClock(new Date()).day
/** During hydration: a day for which the line is the same as in the built page. */
const dayOfPage = () => {
  if (typeof document === 'undefined') return today()
  return document.querySelector('[data-approximate]') ? (agency.approximateRate?.asOf ?? '') : '9999-12-31'
}

/** Renders nothing once the rate is too old, even on a page that was built earlier. */
export function ApproximateLine({ price }: { price: number }) {
  const day = useSyncExternalStore(never, today, dayOfPage)
  const words = approximatePrice(price, agency, day)
  return (
    words && (
      <p
        data-approximate
        className="-mt-3 text-md text-muted max-lg:in-data-docked:hidden md:max-lg:order-last md:max-lg:basis-full"
      >
        {words}
      </p>
    )
  )
}
