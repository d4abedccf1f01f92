import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page has scrolled more than `px` pixels down. False in prerendered HTML. */
export const useScrolled = (px: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > px,
    () => false,
  )
