import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Cards of a list in its first screen: one row where it has the most columns. */
export const firstCards = 3

/**
 * Whether a page is shown whole. After a visit by link it begins with its first screen, so that the heading comes sooner, and is
 * whole after the next frame; below the first screen it has room of a screen's height until then, so that nothing in sight moves.
 * It is complete at once in the prerendered page, on Back, which needs the full height to scroll to where the
 * visitor was, and at the address of one of its parts.
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
