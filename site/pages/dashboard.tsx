import { useState, type ReactNode } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { agency } from '#catalogue/agency.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { ChangeEmailForm } from '#site/features/account/change-email-form.tsx'
import { LinkNotice } from '#site/features/account/link-notice.tsx'
import { NewPasswordForm } from '#site/features/account/new-password-form.tsx'
import { Notice } from '#site/features/account/notice.tsx'
import { isOwnService } from '#site/features/profile/account-api.ts'
import { DeleteAccount } from '#site/features/profile/delete-account.tsx'
import { DownloadData } from '#site/features/profile/download-data.tsx'
import { ProfileSettings } from '#site/features/profile/profile-settings.tsx'
import { SettingsPart } from '#site/features/profile/settings-part.tsx'
import { NeedsScripts } from '#site/layout/needs-scripts.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { PageHero } from '#site/layout/page-hero.tsx'
import { useLogOut } from '#site/layout/use-log-out.ts'
import { seo } from '#site/lib/seo.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { keepsSignIn } from '#site/session/session-storage.ts'
import { forgetSession, whileLeaving } from '#site/session/session-store.ts'
import { useLinkOutcome } from '#site/session/use-link-outcome.ts'
import { useSession, type SignedInAccount } from '#site/session/use-session.ts'
import { useSignedInEmail } from '#site/session/use-signed-in-email.ts'
import { Button, buttonLook } from '#site/ui/button.tsx'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { showToast } from '#site/ui/toast.ts'

const link = 'font-semibold whitespace-nowrap text-peacock underline underline-offset-2'

export const meta = () => seo({ title: pageTitle('Dashboard'), allowsIndexing: false })

export default function DashboardPage() {
  useSignedInEmail(paths.signIn())
  const { account } = useSession()
  const hasForgotten = useLinkOutcome() === 'recovery'
  // A link to a new password leads here when the service knows no better page.
  if (account && hasForgotten) return <Navigate to={paths.resetPassword()} replace />
  return account ? <Dashboard account={account} /> : <Loading />
}

function Loading() {
  return (
    <section className="on-night meridian grid min-h-[70vh] place-items-center bg-night px-5 text-on-night">
      <p role="status" className="text-lg noscript:hidden">
        Loading...
      </p>
      <NeedsScripts what="An account" />
    </section>
  )
}

function Dashboard({ account }: { account: SignedInAccount }) {
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
        {isEditing && <Settings account={account} />}
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

function Settings({ account }: { account: SignedInAccount }) {
  const navigate = useNavigate()
  const leave = () =>
    whileLeaving(async () => {
      forgetSession()
      await navigate(paths.home())
      // Now, because a toast opens inside the dialog that is open, and that one is just going.
      showToast({ title: 'Account deleted', description: 'You are signed out everywhere. Farewell.' })
    })
  return (
    <ProfileSettings>
      <SettingsPart
        title="E-mail address"
        text="What you sign in with, and where we write to about the account."
      >
        <ChangeEmailForm account={account} />
      </SettingsPart>
      <SettingsPart title="Password" text="A new one signs out every other browser, and we tell you by mail.">
        <NewPasswordForm email={account.email} variant="solid" />
      </SettingsPart>
      {isOwnService() && (
        <>
          <SettingsPart
            title="Your data"
            text="What we keep about this account, as a file that people and programs can read (JSON)."
          >
            <DownloadData />
          </SettingsPart>
          <SettingsPart
            title="Leaving"
            text="Deletes the account for good. Enquiries you sent stay with the person who answers them."
          >
            <DeleteAccount email={account.email} onDeleted={() => void leave()} />
          </SettingsPart>
        </>
      )}
    </ProfileSettings>
  )
}

/** The card with a poster, twice as wide as the others: a suitcase waits on the platform. */
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
