import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { NewPasswordForm } from '#site/features/account/new-password-form.tsx'
import { TryAgain, unreachedWords } from '#site/features/account/unreached.tsx'
import { NightCard } from '#site/layout/night-card.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { seo } from '#site/lib/seo.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { forgetLinkOutcome } from '#site/session/link-outcome.ts'
import { watchAnew } from '#site/session/follow-session.ts'
import { useSession } from '#site/session/use-session.ts'
import { buttonLook } from '#site/ui/button.tsx'

export const meta = () => seo({ title: pageTitle('New password'), allowsIndexing: false })

/** The target of the mailed link. The link signs in, so the page requires a session. */
export default function ResetPassword() {
  const { isLoading, isUnreached, email } = useSession()
  const navigate = useNavigate()
  // This page shows the link's result itself.
  useEffect(() => {
    if (!isLoading) forgetLinkOutcome()
  }, [isLoading])

  if (isLoading)
    return (
      <NightCard title="New password" intro="One moment, we are looking at your link.">
        <p>Loading...</p>
      </NightCard>
    )
  if (isUnreached)
    return (
      <NightCard title="New password" intro={unreachedWords(email)}>
        <TryAgain isMain onTryAgain={watchAnew} />
      </NightCard>
    )
  if (!email)
    return (
      <NightCard
        title="This link does not work any more"
        intro="It has expired or was used already: each link works once, for a limited time. Your password is unchanged."
      >
        <SiteLink to={paths.forgotPassword()} className={buttonLook('main', 'w-full')}>
          Send Another Link
        </SiteLink>
      </NightCard>
    )
  return (
    <NightCard title="New password" intro={`Choose a new password for ${email}.`}>
      <NewPasswordForm
        email={email}
        className="w-full"
        onChanged={() => void navigate(paths.dashboard(), { replace: true })}
      />
    </NightCard>
  )
}
