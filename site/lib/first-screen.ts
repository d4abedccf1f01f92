import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Number of cards in a list's first screen: one row of its widest layout. */
export const firstCards = 3

/**
 * Whether the complete page is shown. After navigation by a link, only the first screen is rendered, so that the heading
 * appears sooner. The rest follows after the next frame. Until then, space of one screen's height below keeps the visible part
 * from moving. The page is complete at once if prerendered, after Back, which needs the full height for its scroll position,
 * and with a fragment in the address.
 */
export function useIsWhole(): boolean {
  const { hash } = useLocation()
  const isWayBack = useNavigationType() === 'POP'
  const [isWhole, setIsWhole] = useState(isWayBack || hash !== '')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsWhole(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isWhole
}
