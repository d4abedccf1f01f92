import { ForgotPasswordForm } from '#site/features/account/forgot-password-form.tsx'
import { NightCard } from '#site/layout/night-card.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { seo } from '#site/lib/seo.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'

export const meta = () => seo({ title: pageTitle('Forgot password'), allowsIndexing: false })

export default function ForgotPassword() {
  return (
    <NightCard
      title="Forgot password?"
      intro="Tell us the address of your account. We mail it a link to choose a new password."
    >
      <ForgotPasswordForm />
      <p className="mt-6 text-md text-ink-2">
        Remembered it?{' '}
        <SiteLink to={paths.signIn()} className="font-semibold text-peacock underline underline-offset-2">
          Sign in
        </SiteLink>
      </p>
    </NightCard>
  )
}
