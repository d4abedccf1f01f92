import { useEffect, useState, type RefObject } from 'react'

/** The navigation bar covers the top of the screen. */
const navbarPx = 72

/**
 * Whether an element has left the screen at the top. False in prerendered HTML. While it is away, its height is fixed, so
 * that every kind of navigation finds the right position.
 */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    // The observed area extends far below the screen, so that a jump from above the element to below it is a change too.
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
