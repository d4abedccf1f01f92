import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a client navigation: focus on the new heading, and its title said once (product-brief A4). */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  // A further page of a list is a page too, also where its number stands behind the question mark.
  const place = `${pathname} ${new URLSearchParams(search).get('page') ?? ''}`
  const last = useRef(place)
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    setMessage(document.title)
  }, [place])
  return (
    <p aria-live="polite" className="sr-only">
      {message}
    </p>
  )
}
