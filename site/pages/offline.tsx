import { useEffect, useState, useSyncExternalStore } from 'react'
import { PageHero } from '#site/layout/page-hero.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { readablePages } from '#site/offline/kept-catalogue.ts'
import { seo } from '#site/lib/seo.ts'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'

export const meta = () => seo({ title: pageTitle('You Are Offline'), allowsIndexing: false })

const askAgainMs = 5000
const never = () => () => undefined

/** The requested page, if it is on this site. */
function wantedPath(): string {
  const from = new URLSearchParams(location.search).get('from') ?? ''
  const { origin, pathname, search } = new URL(from, location.origin)
  return origin === location.origin && pathname !== paths.offline() ? pathname + search : paths.home()
}

/** Replaces a page that is not on the device: a link to it, and a list of pages that can be read offline. */
export default function Offline() {
  const wanted = useSyncExternalStore(never, wantedPath, paths.home)
  const [pages, setPages] = useState<{ path: string; title: string }[]>([])
  useEffect(() => {
    readablePages().then(
      (kept) => setPages(kept.filter(({ path }) => path !== paths.offline())),
      () => undefined,
    )
    // The `online` event may come too early or not at all, so request the page itself.
    const goOn = async () => {
      const answer = await fetch(wantedPath(), { method: 'HEAD' }).catch(() => undefined)
      if (answer) location.replace(wantedPath())
    }
    const listen = () => void goOn()
    const clock = setInterval(listen, askAgainMs)
    addEventListener('online', listen)
    return () => {
      clearInterval(clock)
      removeEventListener('online', listen)
    }
  }, [])
  return (
    <>
      <PageHero
        title="You are offline"
        intro="This page has not been opened on this device before. It will open as soon as there is a connection."
      >
        <a href={wanted} className={buttonLook('main', 'mt-8')}>
          Try again
        </a>
      </PageHero>
      <div className="container-page py-12 lg:py-16">
        {pages.length > 0 ? (
          <>
            <h2 className="text-2xl">On this device</h2>
            <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
              {pages.map(({ path, title }) => (
                <li key={path}>
                  {/* Loads a document, because its scripts may be from another build. */}
                  <a
                    href={path}
                    className="inline-flex min-h-11 items-center text-peacock underline underline-offset-2 hover:text-peacock-dark"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="measure text-ink-2">
            Pages you open are kept on this device, and are listed here when there is no connection.
          </p>
        )}
      </div>
    </>
  )
}
