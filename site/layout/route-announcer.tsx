import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a client navigation: focus on the new heading, and its title said once (product-brief A4). */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    setMessage(document.title)
  }, [pathname])
  return (
    <p aria-live="polite" className="sr-only">
      {message}
    </p>
  )
}
