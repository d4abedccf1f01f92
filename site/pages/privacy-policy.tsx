import { privacyPolicy } from '#catalogue/policies/privacy-policy.ts'
import { pageTitle } from '#site/layout/page-title.ts'
import { PolicyPage } from '#site/layout/policy-page.tsx'
import { seo } from '#site/lib/seo.ts'

export const meta = () => seo({ title: pageTitle(privacyPolicy.title), description: privacyPolicy.summary })

export default function PrivacyPolicy() {
  return <PolicyPage policy={privacyPolicy} question="Is something about your data unclear?" />
}
