import { cookiePolicy } from '#catalogue/pages.ts'
import { OnThisDevice } from '#site/features/on-this-device/on-this-device.tsx'
import { PolicyPage } from '#site/layout/policy-page.tsx'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { later } from '#site/lib/later.tsx'
import { paths } from '#site/paths.ts'
import type { Route } from './+types/cookie-policy.ts'

const SentEnquiries = later<{ Heading: 'h2' | 'h3' }>(() =>
  import('./sent-enquiries.tsx').then((module) => module.SentEnquiries),
)

export const loader = () => ({ page: pageFacts(paths.cookiePolicy()), policy: cookiePolicy })
export const meta = pageMeta

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
  return (
    <PolicyPage
      policy={loaderData.policy}
      atAGlance={
        <OnThisDevice>
          <SentEnquiries Heading="h3" />
        </OnThisDevice>
      }
    />
  )
}
