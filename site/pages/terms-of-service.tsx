import { termsOfService } from '#catalogue/policies/terms-of-service.ts'
import { pageTitle } from '#site/layout/page-title.ts'
import { PolicyPage } from '#site/layout/policy-page.tsx'
import { seo } from '#site/lib/seo.ts'

export const meta = () => seo({ title: pageTitle(termsOfService.title), description: termsOfService.summary })

export default function TermsOfService() {
  return <PolicyPage policy={termsOfService} />
}
