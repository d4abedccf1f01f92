import { useLocation } from 'react-router'
import { agency } from '#catalogue/agency.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { WhatBroke } from './what-broke.tsx'

/** An entry that exists but could not be fetched. A document load, so that it also heals a stale deploy. */
export function LoadFailed({ what }: { what: string }) {
  const { pathname, search } = useLocation()
  return (
    <section className="on-night meridian bg-night text-on-night">
      <div className="container-page min-h-[70vh] pt-40 pb-20">
        <h1 tabIndex={-1} className="text-h2">
          This {what} could not be loaded
        </h1>
        <p className="measure mt-4 text-lg text-on-night-2">
          The connection dropped on the way. Try again in a moment, or call{' '}
          <a
            href={`tel:${agency.phone.replaceAll(' ', '')}`}
            className="whitespace-nowrap text-on-night underline underline-offset-2"
          >
            {agency.phone}
          </a>
          .
        </p>
        <a href={pathname + search} className={buttonLook('main', 'mt-8')}>
          Try again
        </a>
        {import.meta.env.DEV && <WhatBroke />}
      </div>
    </section>
  )
}
