import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { agency } from '#catalogue/agency.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { Meridian } from '#site/ui/meridian.tsx'
import { WhatBroke } from './what-broke.tsx'

interface LoadFailedProps {
  what: string
  error: unknown
}

/**
 * An entry that could not be fetched. "Try again" loads a document, which also fixes a tab from an older release. An entry that does
 * not exist has a prerendered page of its own, which the server sends for any such address.
 */
export function LoadFailed({ what, error }: LoadFailedProps) {
  const { pathname, search } = useLocation()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (isMissing) location.reload()
  }, [isMissing])
  if (isMissing) return <div className="on-night min-h-[70vh] bg-night" />
  return (
    <section className="on-night relative isolate overflow-clip bg-night text-on-night">
      <Meridian />
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
