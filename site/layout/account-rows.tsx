import { SiteNavLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { useLogOut } from './use-log-out.ts'

interface AccountRowsProps {
  className: string
  /** Called when an item is pressed. */
  onLeave: () => void
}

/** The items of the mobile menu for a signed-in visitor. */
export function AccountRows({ className, onLeave }: AccountRowsProps) {
  const logOut = useLogOut()
  return (
    <>
      <li>
        <SiteNavLink to={paths.dashboard()} className={className} onClick={onLeave}>
          Dashboard
        </SiteNavLink>
      </li>
      <li>
        <button
          type="button"
          className={`${className} w-full`}
          onClick={() => {
            onLeave()
            logOut()
          }}
        >
          Log Out
        </button>
      </li>
    </>
  )
}
