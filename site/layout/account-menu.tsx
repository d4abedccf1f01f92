import { useId, useRef } from 'react'
import { paths } from '#site/paths.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { useLogOut } from './use-log-out.ts'

/** The signed-in circle and its menu (spec §2): a popover, so Escape and a press outside close it. */
export function AccountMenu({ email }: { email: string }) {
  const menuId = useId()
  const menu = useRef<HTMLDivElement>(null)
  const logOut = useLogOut()
  const row = 'flex min-h-11 w-full items-center rounded-control px-3 text-left text-md hover:bg-mist'
  return (
    <div className="relative">
      {/* For browsers without popovers (Safari before 17, Firefox before 125). The dashboard has everything in the menu. */}
      <SiteLink to={paths.dashboard()} className="no-popover-only mr-3 font-semibold underline">
        Dashboard
      </SiteLink>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={`Account of ${email}`}
        className="grid size-11 place-items-center rounded-full bg-indigo font-semibold text-white ring-2 ring-white/40 hover:bg-indigo-dark"
      >
        {email.charAt(0).toUpperCase()}
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="fixed top-18 right-[max(20px,calc(50vw-600px))] left-auto m-0 w-72 rounded-card border border-mist-2 bg-white p-2 text-ink shadow-float"
      >
        <div className="border-b border-mist-2 px-3 pt-2 pb-3">
          <p className="font-semibold">My Account</p>
          <p className="truncate text-md text-muted" title={email}>
            {email}
          </p>
        </div>
        <div className="pt-2">
          <SiteLink to={paths.dashboard()} className={row} onClick={() => menu.current?.hidePopover()}>
            Dashboard
          </SiteLink>
          <button type="button" className={row} onClick={logOut}>
            Log out
          </button>
        </div>
      </div>
    </div>
  )
}
