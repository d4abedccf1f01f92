import { useCallback, useEffect, useRef, useState } from 'react'
import {
  Link,
  NavLink,
  Outlet,
  redirect,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigation,
  type MiddlewareFunction,
} from 'react-router'
import type { Me, Office, Waiting } from '#contract/desk.ts'
import { focusOn } from '#site/lib/focus.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Mark } from '#site/ui/mark.tsx'
import { ask } from '#desk/lib/ask.ts'
import { goOn } from '#desk/lib/photographs.ts'
import { places } from '#desk/places.ts'
import { Search } from './search.tsx'

export interface FrameData {
  me: Me
  office: Office
}

let known: Promise<FrameData | null> | undefined

async function whoIsSignedIn(): Promise<FrameData | null> {
  const [{ me }, office] = await Promise.all([ask<{ me: Me | null }>('/me'), ask<Office>('/office')])
  return me && { me, office }
}

/** Redirects to the sign-in page without a session, before any screen loads its data. */
export const askForSignIn: MiddlewareFunction = async ({ request }) => {
  known ??= whoIsSignedIn()
  const found = await known.catch((error: unknown) => {
    known = undefined
    throw error
  })
  if (found) return
  known = undefined
  const { pathname, search } = new URL(request.url)
  const back = pathname === '/' ? '' : `?back=${encodeURIComponent(pathname + search)}`
  throw redirect(`/sign-in${back}`)
}

export const frameLoader = (): Promise<FrameData | null> => known ?? whoIsSignedIn()

/** Entries opened by their address all have the key `default`, so the path tells them apart. */
const scrollKey = ({ key, pathname }: { key: string; pathname: string }) =>
  key === 'default' ? pathname : key

/** Navigation to the five places: a bar at the bottom on phones, a column on the left on laptops. */
export function Frame() {
  const { me, office } = useLoaderData<FrameData>()
  const { state } = useNavigation()
  const { pathname, hash } = useLocation()
  const main = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  const [isSearching, setSearching] = useState(false)
  const openSearch = useCallback(() => setSearching(true), [])
  const closeSearch = useCallback(() => setSearching(false), [])

  // Uploads that a closed tab or an ended session left unfinished.
  useEffect(() => {
    void goOn()
    const online = () => void goOn()
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [])

  const waiting = useWaiting(pathname)

  // After navigation the focus moves to the new screen, as on the site (site/lib/focus.ts).
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    // The page's form moves the focus to a field.
    else if (!hash) focusOn(main.current?.querySelector('h1'), { preventScroll: true })
  }, [pathname, hash])

  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[13rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:rounded-control focus:bg-white focus:p-3"
      >
        Skip to the content
      </a>
      <div className="lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-r lg:border-mist-2 lg:bg-mist">
        <header className="flex items-center gap-2 border-b border-mist-2 px-4 lg:border-0 lg:pt-3">
          <Link
            to="/"
            className="flex min-h-12 min-w-0 items-center gap-2 font-display text-lg font-semibold"
          >
            <Mark className="size-7" />
            <span className="truncate">{office.name}</span>
          </Link>
          <button
            type="button"
            aria-label="Search"
            className="ml-auto grid size-11 shrink-0 place-items-center text-peacock lg:hidden"
            onClick={openSearch}
          >
            <Icon name="search" />
          </button>
          <Link
            to="/me"
            className="flex min-h-11 items-center gap-1.5 text-md text-peacock hover:underline lg:hidden"
          >
            <Icon name="user" />
            {firstName(me)}
          </Link>
        </header>
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          className="mx-4 mt-3 hidden min-h-10 items-center gap-2.5 rounded-control border border-control bg-white px-3 text-md text-ink-2 hover:border-ink lg:flex"
          onClick={openSearch}
        >
          <Icon name="search" />
          Search
          <kbd className="ml-auto font-text text-sm text-muted">Ctrl K</kbd>
        </button>
        <nav
          aria-label="Places"
          className="fixed inset-x-0 bottom-0 z-10 border-t border-mist-2 bg-white pb-[env(safe-area-inset-bottom)] lg:static lg:mt-3 lg:border-0 lg:bg-transparent lg:pb-0"
        >
          <ul className="flex lg:block lg:px-2">
            {places.map(({ to, words, icon, counts }) => (
              <li key={to} className="flex-1">
                <NavLink
                  to={to}
                  end={to === '/'}
                  className="relative flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-sm text-ink-2 hover:text-ink aria-[current=page]:border-indigo aria-[current=page]:font-semibold aria-[current=page]:text-indigo lg:min-h-10 lg:flex-row lg:justify-start lg:gap-2.5 lg:rounded-control lg:border-0 lg:px-3 lg:text-md lg:aria-[current=page]:bg-white"
                >
                  <Icon name={icon} />
                  {words}
                  {counts && waiting && waiting[counts] > 0 && (
                    <span className="absolute top-1 left-[calc(50%+0.5rem)] min-w-5 rounded-full bg-marigold px-1.5 text-center font-semibold text-ink tabular-nums lg:static lg:ml-auto">
                      <span className="sr-only">, waiting: </span>
                      {waiting[counts] > 99 ? '99+' : waiting[counts]}
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="You" className="mx-2 mt-auto mb-3 hidden lg:block">
          <Link
            to="/me"
            className="flex min-h-11 items-center gap-2.5 rounded-control px-3 text-md text-peacock hover:underline"
          >
            <Icon name="user" />
            {me.name}
          </Link>
        </nav>
      </div>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        aria-busy={state === 'loading'}
        className="min-w-0 px-4 pt-5 pb-28 outline-none lg:px-10 lg:pt-8 lg:pb-12"
      >
        <Outlet />
      </main>
      <Search isOpen={isSearching} onOpen={openSearch} onClose={closeSearch} />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}

const lookEveryMs = 60_000

/** The numbers in the bar, which are refreshed because colleagues work at the same time. */
function useWaiting(pathname: string): Waiting | null {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  useEffect(() => {
    let isGone = false
    const look = () =>
      void ask<Waiting>('/waiting').then(
        (now) => isGone || setWaiting(now),
        // The screen shows the error.
        () => {},
      )
    look()
    const timer = setInterval(look, lookEveryMs)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [pathname])
  return waiting
}

const firstName = ({ name }: Me) => name.split(' ')[0]
