import { useEffect, useRef, useState } from 'react'
import { announce } from '#site/lib/announce.ts'
import { focusOn } from '#site/lib/focus.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { addViewed, clearViewed, readViewed, type ViewedPage } from './viewed-pages.ts'

const cleared = 'Cleared: this device keeps no list of what you viewed.'

/** The pages viewed before this one, and a button that removes them. It reads the storage, so it is never part of prerendered HTML. */
export function ViewedList({ kind, slug, name }: ViewedPage) {
  const [pages, setPages] = useState(() =>
    readViewed().filter((page) => page.kind !== kind || page.slug !== slug),
  )
  const [isCleared, setIsCleared] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => addViewed({ kind, slug, name }), [kind, slug, name])
  if (pages.length === 0 && !isCleared) return null

  const clear = () => {
    clearViewed()
    setPages([])
    setIsCleared(true)
    // The pressed button is removed.
    focusOn(heading.current)
    announce(cleared)
  }
  return (
    <section className="border-t border-mist-2 print:hidden">
      <div className="container-page py-8 lg:py-10">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            Recently viewed on this device
          </h2>
          {pages.length > 0 && (
            <Button variant="quiet" onClick={clear} className="-mx-5">
              Clear recently viewed
            </Button>
          )}
        </div>
        {isCleared && <p className="text-md text-muted">{cleared}</p>}
        <ul className="mt-4 flex flex-wrap gap-3 empty:hidden">
          {pages.map((page) => (
            <li key={`${page.kind}/${page.slug}`}>
              <SiteLink
                to={page.kind === 'destination' ? paths.destination(page) : paths.tourPackage(page)}
                className="inline-flex min-h-11 items-center gap-2.5 rounded-control border border-mist-2 bg-white px-4 py-2 text-md font-medium hover:border-control"
              >
                <Icon
                  name={page.kind === 'destination' ? 'pin' : 'compass'}
                  className="size-4 text-peacock"
                />
                {page.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
