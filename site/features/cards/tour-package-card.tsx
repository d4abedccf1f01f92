import type { ReactNode } from 'react'
import { money } from '#catalogue/agency.ts'
import { durationText, groupSizeText } from '#catalogue/format.ts'
import type { TourPackageCard as Card } from '#catalogue/tour-packages.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { StruckPrice } from '#site/ui/struck-price.tsx'
import { Button, buttonLook } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { Rating } from './rating.tsx'

interface TourPackageCardProps {
  tourPackage: Card
  sizes: string
  onBook: () => void
  /** The confirmation after an enquiry was sent from here. */
  receipt: ReactNode
  /** A control in the corner of the picture. */
  corner?: ReactNode
}

export function TourPackageCard({ tourPackage, sizes, onBook, receipt, corner }: TourPackageCardProps) {
  const { slug, name, days, groupSize, rating, image, imageText, features, price, originalPrice } =
    tourPackage
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-mist-2 bg-white md:only:col-span-full md:only:flex-row">
      <div className="relative aspect-3/2 overflow-hidden bg-mist md:group-only:aspect-auto md:group-only:w-3/5">
        <Picture picture={image} sizes={sizes} />
      </div>
      <div className="flex grow basis-0 flex-col p-5 lg:group-only:p-8">
        <h3 className="text-xl">{name}</h3>
        <p className="mt-1.5 text-md text-ink-2">{imageText}</p>
        <ul className="my-4 flex flex-wrap gap-x-5 gap-y-1.5 text-md">
          <li className="flex items-center gap-1.5">
            <Icon name="clock" className="size-4 text-peacock" />
            {durationText(days)}
          </li>
          <li className="flex items-center gap-1.5">
            <Icon name="users" className="size-4 text-peacock" />
            {groupSizeText(groupSize)}
          </li>
          {rating && (
            <li className="flex items-center max-xl:basis-full">
              <Rating value={rating} />
            </li>
          )}
        </ul>
        <ul className="mb-5 space-y-1.5 text-md text-ink-2">
          {features.slice(0, 3).map((feature) => (
            <li key={feature} className="flex items-start gap-2">
              <Icon name="check" className="mt-1 size-4 text-success" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-auto border-t border-mist-2 pt-4">
          <p className="flex flex-wrap items-baseline gap-x-2.5 tabular-nums">
            <span className="font-display text-2xl font-semibold">{money(price)}</span>
            {originalPrice && <StruckPrice>{money(originalPrice)}</StruckPrice>}
            <span className="text-md text-muted">per person</span>
          </p>
          <div className="mt-4 grid grid-cols-2 max-xs:grid-cols-1 gap-3">
            <Button aria-label={`Book Now: ${name}`} onClick={onBook} className="noscript:hidden">
              Book Now
            </Button>
            <SiteLink
              to={paths.tourPackage({ slug })}
              aria-label={`Details of ${name}`}
              className={buttonLook('outline', 'noscript:col-span-2')}
            >
              Details
            </SiteLink>
          </div>
          {receipt && <div className="mt-4">{receipt}</div>}
        </div>
      </div>
      {corner && (
        <div data-on-picture className="absolute top-1.5 right-1.5 sm:top-3 sm:right-3">
          {corner}
        </div>
      )}
    </li>
  )
}
