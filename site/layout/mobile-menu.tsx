import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { agency } from '#catalogue/agency.ts'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Mark } from '#site/ui/mark.tsx'
import { AccountRows } from './account-parts.ts'
import { mainLinks } from './main-links.ts'
import { SiteLink, SiteNavLink } from '#site/lib/site-link.tsx'

/**
 * The full-height menu of small screens. It is a modal dialog, so that focus stays inside and Escape closes it. It is empty
 * while closed, because its contents would add 0.14 KB to every document and only scripts can open it.
 */
export function MobileMenu({ email }: { email?: string }) {
  const menu = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  // The page on which it was opened. Navigation closes it.
  const [openAt, setOpenAt] = useState('')
  const isOpen = openAt === pathname
  const close = () => setOpenAt('')
  useEffect(() => menu.current?.[isOpen ? 'showModal' : 'close'](), [isOpen])

  const row =
    'flex min-h-14 items-center border-b border-night-line font-display text-xl hover:text-marigold aria-[current=page]:text-marigold'
  return (
    <div className="ml-auto lg:hidden">
      {/* Without scripts: a link to the same pages in the footer. */}
      <noscript>
        <a href="#menu" className="inline-flex min-h-11 items-center font-semibold underline">
          Menu
        </a>
      </noscript>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => setOpenAt(pathname)}
        className="-mr-[8px] grid size-[48px] shrink-0 place-items-center rounded-control hover:bg-current/10 noscript:hidden"
      >
        <Icon name="menu" className="size-[min(1.75rem,40px)]" />
      </button>
      <dialog
        ref={menu}
        onClose={close}
        aria-label="Menu"
        className="on-night m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-night p-0 text-on-night backdrop:bg-night"
      >
        {isOpen && (
          <nav className="container-page flex min-h-full flex-col pb-8">
            <div className="flex h-18 items-center justify-between">
              <p className="flex items-center gap-2.5 font-display text-xl font-semibold">
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
                  <SiteNavLink to={to} className={row} onClick={close}>
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
        )}
      </dialog>
    </div>
  )
}
