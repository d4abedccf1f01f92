import { useEffect, useState, type ComponentType } from 'react'
import { whenLoaded } from '#site/lib/prefetch.ts'
import { whenVisitorStirs } from '#site/lib/visitor-stirs.ts'

/** The line about the connection and what keeps pages readable without one: fetched once the visitor stirs, or when it is needed. */
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
