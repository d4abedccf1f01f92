import { termsOfService } from '#catalogue/pages.ts'
import { PolicyPage } from '#site/layout/policy-page.tsx'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { paths } from '#site/paths.ts'
import type { Route } from './+types/terms-of-service.ts'

export const loader = () => ({ page: pageFacts(paths.termsOfService()), policy: termsOfService })
export const meta = pageMeta

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData.policy} />
}
