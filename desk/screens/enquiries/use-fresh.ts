import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the screen's data regularly and when the window gets the focus, because colleagues work at the same time. */
export function useFresh(everyMs: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && navigator.onLine && revalidate())
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [revalidate, everyMs])
}
