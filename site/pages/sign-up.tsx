import { SignUpForm } from '#site/features/account/sign-up-form.tsx'
import { NightCard } from '#site/layout/night-card.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { seo } from '#site/lib/seo.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'

export const meta = () => seo({ title: pageTitle('Sign Up'), allowsIndexing: false })

export default function SignUp() {
  return (
    <NightCard title="Sign Up" intro="An e-mail address and a password are all we ask for.">
      <SignUpForm />
      <p className="mt-6 text-md text-ink-2">
        Already have an account?{' '}
        <SiteLink to={paths.signIn()} className="font-semibold text-peacock underline underline-offset-2">
          Sign in
        </SiteLink>
      </p>
    </NightCard>
  )
}
