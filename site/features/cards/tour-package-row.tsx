import type { ReactNode } from 'react'
import { money } from '#catalogue/agency.ts'
import { durationText, groupSizeText } from '#catalogue/format.ts'
import type { TourPackageCard } from '#catalogue/tour-packages.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { StruckPrice } from '#site/ui/struck-price.tsx'
import { Button, buttonLook } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { Rating } from './rating.tsx'

interface TourPackageRowProps {
  tourPackage: TourPackageCard
  onBook: () => void
  /** The confirmation after an enquiry was sent from here. */
  receipt: ReactNode
}

/** A package in one row, so that length, group size, rating and price line up with those of the other rows. */
export function TourPackageRow({ tourPackage, onBook, receipt }: TourPackageRowProps) {
  const { slug, name, days, groupSize, rating, image, imageText, price, originalPrice } = tourPackage
  return (
    <li className="grid grid-cols-[7rem_1fr] max-xs:grid-cols-1 gap-x-4 gap-y-4 border-t border-mist-2 py-6 sm:grid-cols-[11rem_1fr] sm:gap-x-6 md:grid-cols-[12rem_1fr_13rem] lg:gap-x-8 xl:grid-cols-[12.5rem_minmax(0,1fr)_8rem_7.5rem_9rem_14.5rem] xl:items-center xl:gap-x-6">
      <div className="relative min-h-28 overflow-hidden rounded-control bg-mist md:max-xl:row-span-2 md:aspect-3/2 md:min-h-0 md:self-center">
        <Picture picture={image} sizes="(width >= 64rem) 200px, (width >= 30rem) 176px, 112px" />
      </div>
      <div className="self-center md:max-xl:row-span-2">
        <h3 className="text-xl">{name}</h3>
        <p className="mt-1 text-md text-ink-2">{imageText}</p>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-md xl:hidden">
          <Length days={days} />
          <Group groupSize={groupSize} />
        </p>
      </div>
      <div className="grid gap-1 max-xl:hidden">
        <Length days={days} />
        <Group groupSize={groupSize} />
      </div>
      <div className="max-xl:hidden">
        <Rating value={rating} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums max-xs:col-span-1 max-md:col-span-2 md:flex-col md:self-end xl:self-center">
        <span className="font-display text-2xl leading-tight font-semibold">{money(price)}</span>
        <span className="text-md text-muted">
          {originalPrice && <StruckPrice>{money(originalPrice)}</StruckPrice>} per person
        </span>
        <span className="ml-auto md:order-first md:ml-0 xl:hidden">
          <Rating value={rating} isBrief />
        </span>
      </p>
      <div className="grid grid-cols-2 max-xs:grid-cols-1 gap-3 max-xs:col-span-1 max-md:col-span-2">
        <Button
          aria-label={`Book Now: ${name}`}
          onClick={onBook}
          className="px-3 whitespace-nowrap noscript:hidden"
        >
          Book Now
        </Button>
        <SiteLink
          to={paths.tourPackage({ slug })}
          aria-label={`Details of ${name}`}
          className={buttonLook('outline', 'px-3 noscript:col-span-2')}
        >
          Details
        </SiteLink>
      </div>
      {receipt && <div className="col-span-full">{receipt}</div>}
    </li>
  )
}

const Length = ({ days }: { days: number }) => (
  <span className="inline-flex items-center gap-1.5 text-md">
    <Icon name="clock" className="size-4 text-peacock" />
    {durationText(days)}
  </span>
)
const Group = ({ groupSize }: Pick<TourPackageCard, 'groupSize'>) => (
  <span className="inline-flex items-center gap-1.5 text-md">
    <Icon name="users" className="size-4 text-peacock" />
    {groupSizeText(groupSize)}
  </span>
)
