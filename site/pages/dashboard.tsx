import { agency } from '#catalogue/agency.ts'
import { pageTitle } from '#site/layout/page-title.ts'
import { PageHero } from '#site/layout/page-hero.tsx'
import { useLogOut } from '#site/layout/use-log-out.ts'
import { seo } from '#site/lib/seo.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { useSignedInEmail } from '#site/session/use-signed-in-email.ts'
import { Button, buttonLook } from '#site/ui/button.tsx'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import { showToast } from '#site/ui/toast.ts'
import type { ReactNode } from 'react'

export const meta = () => seo({ title: pageTitle('Dashboard'), allowsIndexing: false })

export default function DashboardPage() {
  const email = useSignedInEmail(paths.signIn())
  return email ? <Dashboard email={email} /> : <Loading />
}

function Loading() {
  return (
    <section className="on-night grid min-h-[70vh] place-items-center bg-night text-on-night">
      <p role="status" className="text-lg">
        Loading...
      </p>
    </section>
  )
}

function Dashboard({ email }: { email: string }) {
  const logOut = useLogOut()
  return (
    <>
      <PageHero title="Welcome" intro={email}>
        <Button variant="ghost" className="mt-6" onClick={logOut}>
          Logout
        </Button>
      </PageHero>
      <div className="container-page grid gap-6 py-12 md:grid-cols-2 lg:grid-cols-3 lg:py-16">
        <Card icon="plane" title="My Bookings" text="You have no active bookings.">
          <SiteLink to={paths.packages()} className={buttonLook('solid')}>
            Explore Packages
          </SiteLink>
        </Card>
        <Card icon="user" title="Profile Settings" text="Your e-mail address and password.">
          <Button
            variant="outline"
            onClick={() => showToast({ title: "Profile settings aren't implemented yet" })}
          >
            Edit Profile
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
        <p className="text-ink-2 md:col-span-2 lg:col-span-3">
          More features are coming. Until then, {agency.phone} and {agency.bookingEmail} do everything a
          dashboard could.
        </p>
      </div>
    </>
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
