import { agency } from '#catalogue/agency.ts'
import { useScrolled } from '#site/lib/use-scrolled.ts'
import { paths } from '#site/paths.ts'
import { useSession } from '#site/session/use-session.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { Mark } from '#site/ui/mark.tsx'
import { AccountMenu } from './account-parts.ts'
import { mainLinks } from './main-links.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SiteLink, SiteNavLink } from '#site/lib/site-link.tsx'

/** Spec §9: transparent until the page has scrolled more than 50 px. */
const frostedFromPx = 50

export function Navbar() {
  const isFrosted = useScrolled(frostedFromPx)
  const { email } = useSession()
  return (
    // Sticky, not fixed, because axe assumes a white background behind fixed elements.
    <header
      data-frosted={isFrosted || undefined}
      className={`group/nav sticky top-(--connection-bar) z-40 -mb-[calc(4.5rem+1px)] border-b transition-colors ${
        isFrosted
          ? 'border-mist-2 frosted text-ink'
          : 'on-night border-transparent bg-transparent text-on-night'
      }`}
    >
      <nav aria-label="Main" className="container-page flex h-18 items-center gap-[12px] sm:gap-6">
        <SiteLink
          to={paths.home()}
          className="flex min-w-0 items-center gap-[10px] rounded-control font-display text-[min(var(--text-xl),7.5vw)] font-semibold"
        >
          <Mark className="size-[min(2.25rem,10vw)]" />
          {agency.name}
        </SiteLink>
        <ul className="ml-auto hidden items-center gap-1 lg:flex">
          {mainLinks.map(({ to, text }) => (
            <li key={to}>
              <SiteNavLink
                to={to}
                className="inline-flex min-h-11 items-center rounded-control px-3.5 text-md font-medium decoration-marigold decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline"
              >
                {text}
              </SiteNavLink>
            </li>
          ))}
        </ul>
        <div className="hidden items-center gap-3 lg:flex">
          {email ? (
            <AccountMenu email={email} />
          ) : (
            <SiteLink
              to={paths.signIn()}
              className="inline-flex min-h-11 items-center rounded-control px-3.5 text-md font-semibold hover:underline underline-offset-8"
            >
              Sign In
            </SiteLink>
          )}
          <SiteLink to={paths.contact()} className={buttonLook(isFrosted ? 'solid' : 'ghost')}>
            Book Now
          </SiteLink>
        </div>
        <MobileMenu email={email} />
      </nav>
    </header>
  )
}
