import { useRef, type ReactNode } from 'react'
import type { TourPackage } from '#catalogue/tour-packages.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

interface PriceCardProps {
  tourPackage: TourPackage
  rating: ReactNode
  /** The still line after an enquiry was sent. */
  receipt: ReactNode
  onBook: () => void
}

/** The bar steps aside for a dialog, and for the keyboard of a phone. Not `invisible`: that could not take the focus back. */
const asideForDialogs = '[html:has(:is(dialog[open]:modal,input:focus,textarea:focus))_&]:max-lg:opacity-0'
/** The end of the page moves up by the height of the bar, so that nothing of the footer stays under it. */
const roomBelowThePage = 'max-lg:[body:has(&[data-docked])]:pb-24'

/**
 * Price and the one "Book This Trip" of a package. Below `lg` the row of price and button becomes a bar at the bottom
 * of the screen once its place in the card has scrolled out: the same element, moved by CSS.
 */
export function PriceCard({ tourPackage, rating, receipt, onBook }: PriceCardProps) {
  const { price, originalPrice, priceBasis, struckPriceMeaning } = tourPackage
  const place = useRef<HTMLDivElement>(null)
  const isDocked = useScrolledPast(place)
  return (
    <div className="rounded-card border border-mist-2 bg-white p-6 shadow-float">
      <p>{rating}</p>
      {/* As high as the row, so that nothing jumps when the row leaves. */}
      <div ref={place} className="mt-2 max-lg:min-h-[6.75rem]">
        <div
          data-docked={isDocked || undefined}
          className={`group/dock flex flex-col gap-4 max-lg:data-docked:fixed max-lg:data-docked:inset-x-0 max-lg:data-docked:bottom-0 max-lg:data-docked:z-30 max-lg:data-docked:animate-rise max-lg:data-docked:flex-row max-lg:data-docked:items-center max-lg:data-docked:justify-between max-lg:data-docked:border-t max-lg:data-docked:border-mist-2 max-lg:data-docked:bg-white max-lg:data-docked:px-5 max-lg:data-docked:pt-3 max-lg:data-docked:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:data-docked:shadow-float md:max-lg:data-docked:px-8 ${asideForDialogs} ${roomBelowThePage}`}
        >
          <p className="flex flex-wrap items-baseline gap-x-2.5 tabular-nums">
            <span className="font-display text-2xl font-semibold">{price}</span>
            <s className="text-muted">
              <span className="sr-only">Original price </span>
              {originalPrice}
            </s>
            <span className="text-md text-muted">per person</span>
          </p>
          <Button variant="main" onClick={onBook} className="shrink-0">
            Book This Trip
          </Button>
        </div>
      </div>
      {receipt && <div className="mt-4">{receipt}</div>}
      <p className="mt-4 text-md">
        Something to ask first?{' '}
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
    </div>
  )
}
