import { useEffect, useState, type ComponentType } from 'react'
import { whenLoaded } from '#site/lib/prefetch.ts'

/** The line about the connection and what keeps pages readable without one: fetched when the page is at rest. */
export function Connection() {
  const [Bar, setBar] = useState<ComponentType>()
  useEffect(() => {
    whenLoaded(() => {
      import('./connection-bar.tsx').then(
        ({ ConnectionBar }) => setBar(() => ConnectionBar),
        () => undefined,
      )
    })
  }, [])
  return Bar && <Bar />
}
