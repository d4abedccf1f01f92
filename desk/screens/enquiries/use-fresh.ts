import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Asks for what the screen shows again, now and then and on coming back to it: others work at the same time. */
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
