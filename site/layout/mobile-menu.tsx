import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { agency } from '#catalogue/agency.ts'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Mark } from '#site/ui/mark.tsx'
import { AccountRows } from './account-parts.ts'
import { mainLinks } from './main-links.ts'
import { SiteLink, SiteNavLink } from '#site/lib/site-link.tsx'

/** The full-height sheet of small screens: a modal dialog, so focus stays inside and Escape closes it. */
export function MobileMenu({ email }: { email?: string }) {
  const menu = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { pathname } = useLocation()
  const close = () => menu.current?.close()
  useEffect(() => menu.current?.close(), [pathname])

  const row =
    'flex min-h-14 items-center border-b border-night-line font-display text-xl hover:text-marigold aria-[current=page]:text-marigold'
  return (
    <div className="ml-auto lg:hidden">
      {/* Without scripts: the same places, at the foot of the page. */}
      <noscript>
        <a href="#menu" className="inline-flex min-h-11 items-center font-semibold underline">
          Menu
        </a>
      </noscript>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => menu.current?.showModal()}
        className="-mr-[8px] grid size-[48px] shrink-0 place-items-center rounded-control hover:bg-current/10 noscript:hidden"
      >
        <Icon name="menu" className="size-[min(1.75rem,40px)]" />
      </button>
      <dialog
        ref={menu}
        aria-labelledby={titleId}
        className="on-night m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-night p-0 text-on-night backdrop:bg-night"
      >
        <nav aria-labelledby={titleId} className="container-page flex min-h-full flex-col pb-8">
          <div className="flex h-18 items-center justify-between">
            <p id={titleId} className="flex items-center gap-2.5 font-display text-xl font-semibold">
              <Mark />
              Menu
            </p>
            <button
              type="button"
              aria-label="Close menu"
              onClick={close}
              className="-mr-2 grid size-12 place-items-center rounded-control hover:bg-white/10"
            >
              <Icon name="close" className="size-7" />
            </button>
          </div>
          {email && <p className="pb-2 text-on-night-2">Welcome, {email}</p>}
          <ul>
            {mainLinks.map(({ to, text }) => (
              <li key={to}>
                <SiteNavLink to={to} end={to === paths.home()} className={row} onClick={close}>
                  {text}
                </SiteNavLink>
              </li>
            ))}
            {email ? (
              <AccountRows className={row} onLeave={close} />
            ) : (
              <li>
                <SiteNavLink to={paths.signIn()} className={row} onClick={close}>
                  Sign In
                </SiteNavLink>
              </li>
            )}
          </ul>
          <SiteLink to={paths.contact()} className={buttonLook('main', 'mt-6 w-full')} onClick={close}>
            Book Now
          </SiteLink>
          <p className="mt-auto pt-10 text-on-night-2">
            {'Prefer to talk? '}
            <a
              href={`tel:${agency.phone.replaceAll(' ', '')}`}
              className="font-semibold text-on-night underline"
            >
              {agency.phone}
            </a>
          </p>
        </nav>
      </dialog>
    </div>
  )
}
