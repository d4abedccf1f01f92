import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announce } from '#site/lib/announce.ts'
import { focusOn } from '#site/lib/focus.ts'

/** After a client navigation: focus on the new heading, and its title said once (product-brief A4). */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  // A further page of a list and another search are pages too, though only the query differs.
  const asked = new URLSearchParams(search)
  const place = [pathname, asked.get('page'), asked.get('q')].join(' ')
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    focusOn(document.querySelector<HTMLElement>('main h1'), { preventScroll: true })
    announce(document.title)
  }, [place])
  return null
}
