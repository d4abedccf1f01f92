import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { announce } from '#site/lib/announce.ts'
import { focusOn } from '#site/lib/focus.ts'
import { measureLowerParts } from '#site/lib/lower-parts.ts'

/** After a client navigation, moves the focus to the new heading and announces the title once (product-brief A4). */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  // Other pages of a list and other searches are new pages too, although only their query differs.
  const asked = new URLSearchParams(search)
  const place = [pathname, asked.get('page'), asked.get('q')].join(' ')
  const last = useRef(place)
  const type = useNavigationType()
  // On Back, the scroll position needs real heights. They are set before the framework scrolls.
  useLayoutEffect(() => {
    if (last.current !== place) document.documentElement.toggleAttribute('data-whole', type === 'POP')
  }, [place, type])
  useEffect(measureLowerParts, [place])
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    focusOn(document.querySelector<HTMLElement>('main h1'), { preventScroll: true })
    announce(document.title)
  }, [place])
  return null
}
