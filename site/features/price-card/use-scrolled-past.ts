import { useEffect, useState, type RefObject } from 'react'

/** The navigation bar covers the top of the screen. */
const navbarPx = 72

/**
 * Whether an element has gone out of sight at the top of the screen. False in prerendered HTML. Meanwhile it keeps the
 * height that it left with, for every kind of navigation.
 */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    // The screen is extended far down: a jump from above the element to below it must also be seen as a change.
    const observer = new IntersectionObserver(
      (entries) => {
        const isOut = entries.at(-1)?.isIntersecting === false
        current.style.minHeight = isOut ? `${current.getBoundingClientRect().height}px` : ''
        setPast(isOut)
      },
      { rootMargin: `-${navbarPx}px 0px 100000px 0px` },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isPast
}
