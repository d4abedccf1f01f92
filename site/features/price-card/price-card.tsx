import { useRef, type ReactNode } from 'react'
import { agency, money } from '#catalogue/agency.ts'
import type { TourPackage } from '#catalogue/tour-packages.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { StruckPrice } from '#site/ui/struck-price.tsx'
import { Button } from '#site/ui/button.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

interface PriceCardProps {
  tourPackage: TourPackage
  rating: ReactNode
  /** The price in another currency, if the agency has a rate. */
  approximate: ReactNode
  /** The confirmation after an enquiry was sent. */
  receipt: ReactNode
  /** Also show the confirmation in the sticky bar: the main receipt may be off screen. */
  sentAt: string | undefined
  /** Replaces the button if scripts are off. */
  plainEnquiry: ReactNode
  /** The less prominent row below everything else. */
  tripSheet: ReactNode
  onBook: () => void
}

/**
 * The price and the only "Book This Trip" button of a package. Below `lg`, CSS moves the row of price and button to a bar at
 * the bottom of the screen once its place in the card has scrolled away.
 */
export function PriceCard(props: PriceCardProps) {
  const { tourPackage, rating, approximate, receipt, sentAt, plainEnquiry, tripSheet, onBook } = props
  const { price, originalPrice, priceBasis, struckPriceMeaning } = tourPackage
  const place = useRef<HTMLDivElement>(null)
  const isDocked = useScrolledPast(place)
  return (
    <div className="rounded-card border border-mist-2 bg-white p-6 shadow-float">
      {rating && <p>{rating}</p>}
      <div ref={place} className="mt-2">
        <div data-docked={isDocked || undefined} className="dock">
          <p className="flex flex-wrap items-baseline gap-x-2.5 tabular-nums">
            <span className="font-display text-2xl font-semibold">{money(price)}</span>
            {originalPrice && <StruckPrice>{money(originalPrice)}</StruckPrice>}
            <span className="text-md text-muted">per person</span>
          </p>
          {sentAt && (
            <p className="dock-sent">
              Sent at {sentAt}. We answer {agency.replyPromise}.
            </p>
          )}
          {approximate}
          <Button
            variant="main"
            onClick={onBook}
            className="shrink-0 noscript:hidden md:max-lg:px-12 print:hidden"
          >
            Book This Trip
          </Button>
          {plainEnquiry}
        </div>
      </div>
      {receipt && <div className="mt-4">{receipt}</div>}
      <p className="mt-4 text-md">
        {'Something to ask first? '}
        <SiteLink
          to={paths.contact()}
          className="font-semibold text-peacock underline underline-offset-2 hover:text-peacock-dark"
        >
          Contact us
        </SiteLink>
      </p>
      {(priceBasis || struckPriceMeaning) && (
        <div className="mt-4 space-y-2 border-t border-mist-2 pt-4 text-md text-ink-2">
          {priceBasis && <p>{priceBasis}</p>}
          {struckPriceMeaning && <p>{struckPriceMeaning}</p>}
        </div>
      )}
      {tripSheet}
    </div>
  )
}
