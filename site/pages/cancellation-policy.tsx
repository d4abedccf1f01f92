import { agency } from '#catalogue/agency.ts'
import { cancellationPolicy } from '#catalogue/policies/cancellation-policy.ts'
import { RefundConditions } from '#site/features/refund-dates/refund-conditions.tsx'
import { RefundDates } from '#site/features/refund-dates/refund-dates.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { PolicyPage } from '#site/layout/policy-page.tsx'
import { RefundTable } from '#site/layout/refund-table.tsx'
import { seo } from '#site/lib/seo.ts'

export const meta = () =>
  seo({ title: pageTitle(cancellationPolicy.title), description: cancellationPolicy.summary })

export default function CancellationPolicy() {
  return (
    <PolicyPage
      policy={cancellationPolicy}
      figures={<RefundTable tiers={agency.refunds} />}
      atAGlance={
        <div className="mt-6 space-y-4">
          <RefundDates />
          <RefundConditions />
        </div>
      }
      question="Are you thinking of cancelling?"
    />
  )
}
