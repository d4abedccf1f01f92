import { cookiePolicy } from '#catalogue/policies/cookie-policy.ts'
import { OnThisDevice } from '#site/features/on-this-device/on-this-device.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { PolicyPage } from '#site/layout/policy-page.tsx'
import { seo } from '#site/lib/seo.ts'

export const meta = () => seo({ title: pageTitle(cookiePolicy.title), description: cookiePolicy.summary })

export default function CookiePolicy() {
  return <PolicyPage policy={cookiePolicy} atAGlance={<OnThisDevice />} />
}
