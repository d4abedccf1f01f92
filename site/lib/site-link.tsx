import { NavLink, Link, type LinkProps, type NavLinkProps } from 'react-router'
import { prefetchPage } from './prefetch.ts'

type SiteLinkProps = Omit<LinkProps, 'to' | 'prefetch'> & { to: string }

/** A link within the site. It prefetches the page's code and data when the visitor points at it. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const onIntent = () => prefetchPage(to)
  return <Link to={to} discover="none" onPointerEnter={onIntent} onFocus={onIntent} {...rest} />
}

/** The same, with `aria-current` if its page is open. */
export function SiteNavLink({ to, ...rest }: Omit<NavLinkProps, 'to' | 'prefetch'> & { to: string }) {
  const onIntent = () => prefetchPage(to)
  return <NavLink to={to} discover="none" onPointerEnter={onIntent} onFocus={onIntent} {...rest} />
}
