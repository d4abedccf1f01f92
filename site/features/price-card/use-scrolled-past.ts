import { useEffect, useState, type RefObject } from 'react'

/** The navigation bar covers the top of the screen. */
const navbarPx = 72

/** Whether an element has gone out of sight at the top of the screen. False in prerendered HTML. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    // The screen is extended far down: a jump from above the element to below it must count as a change too.
    const observer = new IntersectionObserver(
      (entries) => setPast(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `-${navbarPx}px 0px 100000px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPast
}
