import { later } from '#site/lib/later.tsx'

const RefundDatesPicker = later<{ trip?: string }>(
  () => import('./refund-dates-picker.tsx').then((module) => module.RefundDatesPicker),
  { waitsForVisitor: true },
)

/** How much is refunded for a cancellation until when, for a departure day that the visitor chooses (product-brief B6). */
export function RefundDates({ trip }: { trip?: string }) {
  return (
    <div className="min-h-27 noscript:hidden print:hidden">
      <RefundDatesPicker {...(trip ? { trip } : {})} />
    </div>
  )
}
