import { useState, type ReactNode } from 'react'
import { Navigate } from 'react-router'
import { agency } from '#catalogue/agency.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { LinkNotice } from '#site/features/account/link-notice.tsx'
import { TryAgain, UnreachedNotice, unreachedWords } from '#site/features/account/unreached.tsx'
import { NeedsScripts } from '#site/layout/needs-scripts.tsx'
import { NightCard } from '#site/layout/night-card.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { PageHero } from '#site/layout/page-hero.tsx'
import { useLogOut } from '#site/layout/use-log-out.ts'
import { later } from '#site/lib/later.tsx'
import { seo } from '#site/lib/seo.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { keepsSignIn } from '#site/session/session-storage.ts'
import { useGuard } from '#site/session/use-guard.ts'
import { useLinkOutcome } from '#site/session/use-link-outcome.ts'
import { useSession, type SignedInAccount } from '#site/session/use-session.ts'
import { Button, buttonLook } from '#site/ui/button.tsx'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import { Notice } from '#site/ui/notice.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { showToast } from '#site/ui/toast.ts'
import { Meridian } from '#site/ui/meridian.tsx'

const DashboardSettings = later(
  () => import('./dashboard-settings.tsx').then((module) => module.DashboardSettings),
  {
    Otherwise: () => <p className="mt-8">The settings could not be loaded. Reload the page to try again.</p>,
  },
)

const SentEnquiries = later<{ Heading: 'h2' | 'h3' }>(() =>
  import('./sent-enquiries.tsx').then((module) => module.SentEnquiries),
)

const link = 'font-semibold whitespace-nowrap text-peacock underline underline-offset-2'

export const meta = () => seo({ title: pageTitle('Dashboard'), allowsIndexing: false })

export default function DashboardPage() {
  const { isUnreached, tryAgain } = useGuard(paths.signIn())
  const { account, email } = useSession()
  const hasForgotten = useLinkOutcome() === 'recovery'
  // Some services redirect links for a new password here.
  if (account && hasForgotten) return <Navigate to={paths.resetPassword()} replace />
  if (account) return <Dashboard account={account} onTryAgain={isUnreached ? tryAgain : undefined} />
  return isUnreached ? <Unreached email={email} onTryAgain={tryAgain} /> : <Loading />
}

/** Shown if the service has not confirmed the stored session or the followed link. */
function Unreached({ email, onTryAgain }: { email?: string; onTryAgain: () => Promise<void> }) {
  const logOut = useLogOut()
  return (
    <NightCard title="We cannot reach your account" intro={unreachedWords(email)}>
      <div className="grid gap-3">
        <TryAgain isMain onTryAgain={onTryAgain} />
        {email && (
          <Button variant="outline" onClick={logOut}>
            Logout
          </Button>
        )}
      </div>
    </NightCard>
  )
}

function Loading() {
  return (
    <section className="on-night relative isolate grid min-h-[70vh] place-items-center overflow-clip bg-night px-5 text-on-night">
      <Meridian />
      <p className="text-lg noscript:hidden">Loading...</p>
      <NeedsScripts what="An account" />
    </section>
  )
}

interface DashboardProps {
  account: SignedInAccount
  /** Set while the account service does not answer. */
  onTryAgain?: () => Promise<void>
}

function Dashboard({ account, onTryAgain }: DashboardProps) {
  const logOut = useLogOut()
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <PageHero title="Welcome" intro={account.email} picture={sitePictures.thankYou} crop="low">
        <Button variant="ghost" className="mt-6" onClick={logOut}>
          Logout
        </Button>
      </PageHero>
      <div className="container-page py-12 lg:py-16">
        <LinkNotice isSignedIn className="measure mb-8" />
        {onTryAgain && <UnreachedNotice onTryAgain={onTryAgain} className="measure mb-8" />}
        {!keepsSignIn() && (
          <Notice tone="caution" className="measure mb-8">
            <p>This browser does not keep sign-ins. You are signed in until you reload or close this page.</p>
          </Notice>
        )}
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          <Bookings />
          <Card icon="user" title="Profile Settings" text="Your e-mail address and password.">
            <Button variant="outline" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
              {isEditing ? 'Close Settings' : 'Edit Profile'}
            </Button>
          </Card>
          <Card icon="heart" title="Wishlist" text="Places you would like to keep in sight.">
            <Button
              variant="outline"
              onClick={() => showToast({ title: "Wishlist feature isn't implemented yet" })}
            >
              View Wishlist
            </Button>
          </Card>
        </div>
        {isEditing && <DashboardSettings account={account} />}
        <SentEnquiries Heading="h2" />
        <p className="mt-8 text-ink-2">
          More features are coming. Until then,{' '}
          <a className={link} href={`tel:${agency.phone.replaceAll(' ', '')}`}>
            {agency.phone}
          </a>{' '}
          and{' '}
          <a className={link} href={`mailto:${agency.bookingEmail}`}>
            {agency.bookingEmail}
          </a>{' '}
          do everything a dashboard could.
        </p>
      </div>
    </>
  )
}

/** The card with a poster, twice as wide as the others. */
function Bookings() {
  return (
    <section className="flex flex-col overflow-hidden rounded-card border border-mist-2 md:col-span-2 lg:row-span-2">
      <div className="relative min-h-48 grow bg-night sm:min-h-64">
        <Picture picture={sitePictures.noResults} sizes="(width >= 64rem) 800px, 100vw" isDecorative />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5 p-6">
        <div>
          <h2 className="text-2xl">My Bookings</h2>
          <p className="mt-1 text-ink-2">You have no active bookings.</p>
        </div>
        <SiteLink to={paths.packages()} className={buttonLook('solid')}>
          Explore Packages
        </SiteLink>
      </div>
    </section>
  )
}

interface CardProps {
  icon: IconName
  title: string
  text: string
  children: ReactNode
}

function Card({ icon, title, text, children }: CardProps) {
  return (
    <section className="flex flex-col items-start rounded-card border border-mist-2 p-6">
      <Icon name={icon} className="size-8 text-peacock" />
      <h2 className="mt-3 text-xl">{title}</h2>
      <p className="mt-1 mb-5 text-ink-2">{text}</p>
      <div className="mt-auto">{children}</div>
    </section>
  )
}
