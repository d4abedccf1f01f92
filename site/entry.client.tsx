import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberPresses } from './lib/focus.ts'
import { warmRoutes } from './lib/prefetch.ts'

/**
 * Prefetches the search and its lists, so that a later search or filter needs no network. A device that has the lists
 * requests newer ones when they are used.
 */
const prefetchLists = () =>
  Promise.all([
    import('./features/search/load-results.ts'),
    import('./data/load-lists.ts').then((lists) => lists.fetchSearchIndexAhead()),
  ])

/**
 * Tells the page's starter script that clicks it held back can now be answered. Around the router, not beside it:
 * a sibling would shift every `useId` away from the prerendered ones.
 */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
    document.documentElement.dataset['hydrated'] = ''
    warmRoutes(prefetchLists)
  }, [])
  return children
}

rememberPresses()
// For the links of a printed page (styles/print.css). Not at once, because every element would be styled again.
addEventListener('beforeprint', () =>
  document.documentElement.style.setProperty('--site', `'${location.origin}'`),
)
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
