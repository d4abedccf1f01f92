import { bookingTerms } from '#catalogue/policies/booking-terms.ts'
import { pageTitle } from '#site/layout/page-title.ts'
import { PolicyPage } from '#site/layout/policy-page.tsx'
import { seo } from '#site/lib/seo.ts'

export const meta = () => seo({ title: pageTitle(bookingTerms.title), description: bookingTerms.summary })

export default function BookingTerms() {
  return <PolicyPage policy={bookingTerms} question="Is one of these terms unclear?" />
}
