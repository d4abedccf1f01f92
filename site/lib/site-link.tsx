import { NavLink, Link, type LinkProps, type NavLinkProps } from 'react-router'
import { prefetchPage } from './prefetch.ts'

type SiteLinkProps = Omit<LinkProps, 'to' | 'prefetch'> & { to: string }

/** A link of the site: fetches the page's code and data as soon as the visitor points at it. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const onIntent = () => prefetchPage(to)
  return <Link to={to} discover="none" onPointerEnter={onIntent} onFocus={onIntent} {...rest} />
}

/** A link that knows whether its page is open (`aria-current`). */
export function SiteNavLink({ to, ...rest }: Omit<NavLinkProps, 'to' | 'prefetch'> & { to: string }) {
  const onIntent = () => prefetchPage(to)
  return <NavLink to={to} discover="none" onPointerEnter={onIntent} onFocus={onIntent} {...rest} />
}
