import { bookingTerms } from '#catalogue/pages.ts'
import { PolicyPage } from '#site/layout/policy-page.tsx'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { paths } from '#site/paths.ts'
import type { Route } from './+types/booking-terms.ts'

export const loader = () => ({ page: pageFacts(paths.bookingTerms()), policy: bookingTerms })
export const meta = pageMeta

export default function BookingTerms({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData.policy} question="Is one of these terms unclear?" />
}
