/** Events that show that a visitor is present. `click` is for a press that the starter script held back until hydration. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'scroll'] as const

let hasStirred = false
const waiting = new Set<() => void>()

/** For presses before hydration. */
export function stir(): void {
  for (const sign of signs) removeEventListener(sign, stir, true)
  hasStirred = true
  for (const work of waiting) work()
  waiting.clear()
}

/** Whether the visitor has moved, pressed or scrolled on this page load. */
export const visitorHasStirred = (): boolean => hasStirred

/**
 * Runs the work at the visitor's first move, press or scroll, or at once if that has happened. Visitors who only look at the
 * page do not load that code. Returns a function that cancels it.
 */
export function whenVisitorStirs(work: () => void): () => void {
  if (hasStirred) {
    work()
    return () => undefined
  }
  if (waiting.size === 0)
    for (const sign of signs) addEventListener(sign, stir, { capture: true, passive: true })
  waiting.add(work)
  return () => waiting.delete(work)
}
