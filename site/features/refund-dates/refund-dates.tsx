import { later } from '#site/lib/later.tsx'

const RefundDatesPicker = later<{ trip?: string }>(
  () => import('./refund-dates-picker.tsx').then((module) => module.RefundDatesPicker),
  { waitsForVisitor: true },
)

/** Until when a cancellation brings back how much, for a departure day of the visitor's choice (product-brief B6). */
export function RefundDates({ trip }: { trip?: string }) {
  return (
    <div className="min-h-27 noscript:hidden print:hidden">
      <RefundDatesPicker {...(trip ? { trip } : {})} />
    </div>
  )
}
