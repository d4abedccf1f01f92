import { privacyPolicy } from '#catalogue/pages.ts'
import { PolicyPage } from '#site/layout/policy-page.tsx'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { paths } from '#site/paths.ts'
import type { Route } from './+types/privacy-policy.ts'

export const loader = () => ({ page: pageFacts(paths.privacyPolicy()), policy: privacyPolicy })
export const meta = pageMeta

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData.policy} question="Is something about your data unclear?" />
}
