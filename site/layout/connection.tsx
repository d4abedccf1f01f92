import { useEffect, useState, type ComponentType } from 'react'
import { whenLoaded } from '#site/lib/prefetch.ts'
import { whenVisitorStirs } from '#site/lib/visitor-stirs.ts'

/**
 * The connection bar, and the code that makes pages readable offline. Loaded at the visitor's first move, or when needed.
 */
export function Connection() {
  const [Bar, setBar] = useState<ComponentType>()
  useEffect(() => {
    const show = () => {
      import('./connection-bar.tsx').then(
        ({ ConnectionBar }) => setBar(() => ConnectionBar),
        () => undefined,
      )
    }
    if (!navigator.onLine) show()
    addEventListener('offline', show)
    const callOff = whenVisitorStirs(() => whenLoaded(show))
    return () => {
      removeEventListener('offline', show)
      callOff()
    }
  }, [])
  return Bar && <Bar />
}
