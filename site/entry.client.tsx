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
 * Tells the page's starter script that the clicks it held back can now be handled. It wraps the router because a
 * sibling would change every `useId` from the prerendered one.
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
// For the links of a printed page (styles/print.css). Doing this earlier would restyle every element.
addEventListener('beforeprint', () =>
  document.documentElement.style.setProperty('--site', `'${location.origin}'`),
)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Ready>
        {/* With transitions, navigation renders the old page once more, in slices. On a slow phone that takes twice as long. */}
        <HydratedRouter useTransitions={false} />
      </Ready>
    </StrictMode>,
  )
})
