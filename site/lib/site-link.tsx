import { NavLink, Link, type LinkProps, type NavLinkProps } from 'react-router'
import { prefetchRoute } from './prefetch.ts'

type SiteLinkProps = Omit<LinkProps, 'to' | 'prefetch'> & {
  to: string
  /** Also fetch the entry behind the link, such as `() => loadDestination(slug)`. */
  preload?: () => Promise<unknown>
}

const prefetch = (to: string, preload?: () => Promise<unknown>) => () => {
  prefetchRoute(to)
  preload?.().catch(() => undefined)
}

/** A link of the site: fetches the page's code, and its entry, as soon as the visitor points at it. */
export function SiteLink({ to, preload, ...rest }: SiteLinkProps) {
  const onIntent = prefetch(to, preload)
  return <Link to={to} onPointerEnter={onIntent} onFocus={onIntent} {...rest} />
}

/** A link that knows whether its page is open (`aria-current`). */
export function SiteNavLink({ to, ...rest }: Omit<NavLinkProps, 'to' | 'prefetch'> & { to: string }) {
  const onIntent = prefetch(to)
  return <NavLink to={to} onPointerEnter={onIntent} onFocus={onIntent} {...rest} />
}
