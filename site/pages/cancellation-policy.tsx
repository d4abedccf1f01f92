import { agency } from '#catalogue/agency.ts'
import { cancellationPolicy } from '#catalogue/pages.ts'
import { RefundConditions } from '#site/features/refund-dates/refund-conditions.tsx'
import { RefundDates } from '#site/features/refund-dates/refund-dates.tsx'
import { PolicyPage } from '#site/layout/policy-page.tsx'
import { RefundTable } from '#site/layout/refund-table.tsx'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { paths } from '#site/paths.ts'
import type { Route } from './+types/cancellation-policy.ts'

export const loader = () => ({ page: pageFacts(paths.cancellationPolicy()), policy: cancellationPolicy })
export const meta = pageMeta

export default function CancellationPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <PolicyPage
      policy={loaderData.policy}
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
