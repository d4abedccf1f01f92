import { later } from '#site/lib/later.tsx'
import type { RefundDatesProps } from './refund-dates-picker.tsx'

const RefundDatesPicker = later(() =>
  import('./refund-dates-picker.tsx').then((module) => module.RefundDatesPicker),
)

/** Until when a cancellation brings back how much, for a departure day of the visitor's choice (product-brief B6). */
export function RefundDates(props: RefundDatesProps) {
  return (
    <div className="min-h-27 noscript:hidden print:hidden">
      <RefundDatesPicker {...props} />
    </div>
  )
}
