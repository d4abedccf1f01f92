import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

// The others rise later all the same (styles/base.css).
const firstCards = 4

/**
 * How many cards of a list are shown: after a visit by link those of the first screen, so that the heading comes sooner,
 * and all of them after the next frame. All at once in the prerendered page, and on the way back, which needs the page's
 * whole height to scroll to where the visitor was.
 */
export function useFirstScreen(): number {
  const isWayBack = useNavigationType() === 'POP'
  const [shown, setShown] = useState(isWayBack ? Infinity : firstCards)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(Infinity)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return shown
}
