import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { warmRoutes } from './lib/prefetch.ts'

const fetchAhead = () =>
  Promise.all([
    import('#catalogue/ahead.ts').then((catalogue) => catalogue.fetchAhead()),
    import('./features/search/load-results.ts'),
  ])

/**
 * Tells the page's starter script that clicks it held back can now be answered. Around the router, not beside it:
 * a sibling would shift every `useId` away from the prerendered ones.
 */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
    document.documentElement.dataset['hydrated'] = ''
    warmRoutes(fetchAhead)
  }, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Ready>
        {/* As transitions, a visit renders the page it leaves once more, in slices: twice the time on a slow phone. */}
        <HydratedRouter useTransitions={false} />
      </Ready>
    </StrictMode>,
  )
})
