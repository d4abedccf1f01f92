import { LinkNotice } from '#site/features/account/link-notice.tsx'
import { SignInForm } from '#site/features/account/sign-in-form.tsx'
import { NightCard } from '#site/layout/night-card.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { seo } from '#site/lib/seo.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'

export const meta = () => seo({ title: pageTitle('Sign In'), allowsIndexing: false })

export default function SignIn() {
  return (
    <NightCard
      title="Sign In"
      intro="An account opens your dashboard and our newsletter. It is never needed to ask us something."
    >
      <LinkNotice isSignedIn={false} className="mb-5" />
      <SignInForm />
      <p className="mt-3 text-md text-ink-2">
        No account yet?{' '}
        <SiteLink to={paths.signUp()} className="font-semibold text-peacock underline underline-offset-2">
          Sign up
        </SiteLink>
      </p>
    </NightCard>
  )
}
