import type { MouseEvent } from 'react'
import { NavLink, Link, type LinkProps, type NavLinkProps } from 'react-router'
import { prefetchRoute } from './prefetch.ts'

type SiteLinkProps = Omit<LinkProps, 'to' | 'prefetch' | 'viewTransition'> & {
  to: string
  /** In a card: where the browser can, its picture grows into the head of the page (styles/view-transitions.css). */
  isCard?: boolean
  /** Also fetch the entry behind the link, such as `() => loadDestination(slug)`. */
  preload?: () => Promise<unknown>
}

const fetchAhead = (to: string, preload?: () => Promise<unknown>) => () => {
  prefetchRoute(to)
  preload?.().catch(() => undefined)
}

/** A link of the site: fetches the page's code, and its entry, as soon as the visitor points at it. */
export function SiteLink({ to, preload, isCard, ...rest }: SiteLinkProps) {
  const ahead = fetchAhead(to, preload)
  const card = isCard ? { viewTransition: true, onClick: markPicture } : {}
  return <Link to={to} onPointerEnter={ahead} onFocus={ahead} {...card} {...rest} />
}

/** One picture at a time may travel: two of one name and the browser lets neither. */
function markPicture({ currentTarget }: MouseEvent) {
  for (const before of document.querySelectorAll('[data-pressed]')) before.removeAttribute('data-pressed')
  currentTarget.closest('li')?.querySelector('img')?.setAttribute('data-pressed', '')
}

/** A link that knows whether its page is open (`aria-current`). */
export function SiteNavLink({ to, ...rest }: Omit<NavLinkProps, 'to' | 'prefetch'> & { to: string }) {
  const ahead = fetchAhead(to)
  return <NavLink to={to} onPointerEnter={ahead} onFocus={ahead} {...rest} />
}
