import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { warmRoutes } from './lib/prefetch.ts'

/** Tells the page's starter script that clicks it held back can now be answered. */
function Ready() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
    document.documentElement.dataset['hydrated'] = ''
    warmRoutes()
  }, [])
  return null
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Ready />
    </StrictMode>,
  )
})
