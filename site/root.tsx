import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  type LinksFunction,
  useLocation,
} from 'react-router'
import { agency } from '#catalogue/agency.ts'
import type { Route } from './+types/root.ts'
import { Connection } from './layout/connection.tsx'
import { Footer } from './layout/footer.tsx'
import { Navbar } from './layout/navbar.tsx'
import { RouteAnnouncer } from './layout/route-announcer.tsx'
import { WhatBroke } from './layout/what-broke.tsx'
import { later } from './lib/later.tsx'
import { LiveRegions } from './lib/live-regions.tsx'
import anek from './fonts/anek-latin.woff2?url'
import eczar from './fonts/eczar.woff2?url'
import styles from './styles/app.css?url'
import { currentToast, subscribeToToast } from './ui/toast.ts'

const Toaster = later(() => import('./ui/toaster.tsx').then((module) => module.Toaster), {
  waitsForVisitor: true,
  comesFor: { subscribe: subscribeToToast, isThere: () => currentToast() !== undefined },
})

/** Only in wide windows. On phones the starter loads the fonts after the main picture, so that they do not delay it. */
const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
  media: '(width >= 64rem)',
})

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'stylesheet', href: styles },
  font(eczar),
  font(anek),
]

// Outside the layout, which is rendered again at the start of each navigation.
const aboveThePage = (
  <>
    <a
      href="#main"
      className="absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-white px-4 py-3 font-semibold text-ink focus:translate-y-0"
    >
      Skip to content
    </a>
    <Connection />
    <Navbar />
  </>
)
const belowThePage = (
  <>
    <Footer />
    <Toaster />
    <RouteAnnouncer />
    <LiveRegions />
    <p id="not-available-yet" hidden>
      Not available yet
    </p>
  </>
)

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={agency.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={agency.colours.night} />
        <Meta />
        <Links />
      </head>
      <body>
        {aboveThePage}
        <main id="main" tabIndex={-1} className="min-h-[70vh] outline-none">
          {children}
        </main>
        {belowThePage}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/**
 * The error, ways to continue, and a phone number (product-brief A5). "Try again" loads the document, which also fixes a
 * page from an older build.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <section className="on-night bg-night text-on-night">
      <div className="container-page min-h-[70vh] pt-40 pb-24">
        <h1 className="text-h2">
          {isMissing ? 'This page does not exist' : 'This page could not be loaded'}
        </h1>
        <p className="measure mt-4 text-lg">
          {isMissing
            ? 'The address may be mistyped, or the page has moved.'
            : 'Your connection may have dropped for a moment. Nothing you did was wrong.'}{' '}
          Try again, or call {agency.phone}.
        </p>
        <a
          href={pathname + search}
          className="mt-8 inline-flex min-h-11 items-center rounded-control bg-marigold px-5 font-semibold text-ink"
        >
          Try again
        </a>
        {import.meta.env.DEV && <WhatBroke />}
      </div>
    </section>
  )
}
