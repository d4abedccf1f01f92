import { fromPrice } from '#catalogue/agency.ts'
import type { DestinationCard } from '#catalogue/destinations.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { Picture } from '#site/ui/picture.tsx'
import { Rating } from './rating.tsx'
import { WishlistButton } from './wishlist-button.tsx'

/** The pattern of nine posters in twelve columns. A tenth begins the pattern again. */
const hanging = [
  { place: 'lg:col-span-7 lg:row-span-4', width: '58vw' },
  { place: 'lg:col-span-5 lg:row-span-2', width: '42vw' },
  { place: 'lg:col-span-5 lg:row-span-2', width: '42vw' },
  { place: 'lg:col-span-4 lg:row-span-4', width: '33vw' },
  { place: 'lg:col-span-4 lg:row-span-4', width: '33vw' },
  { place: 'lg:col-span-4 lg:row-span-4', width: '33vw' },
  { place: 'lg:col-span-5 lg:row-span-3', width: '42vw' },
  { place: 'lg:col-span-7 lg:row-span-3', width: '58vw' },
  { place: 'lg:col-span-12 lg:row-span-3', width: '96vw' },
] as const

/** Destinations as posters of different sizes, each with its name and price on it. */
export function PosterWall({ destinations }: { destinations: DestinationCard[] }) {
  return (
    <ul className="grid grid-cols-2 max-xs:grid-cols-1 gap-3 sm:gap-4 lg:auto-rows-[8.25rem] lg:grid-cols-12 lg:gap-5">
      {destinations.map((destination, index) => (
        <Poster
          key={destination.slug}
          destination={destination}
          {...(hanging[index % hanging.length] ?? hanging[0])}
          isWide={index % hanging.length === 0}
        />
      ))}
    </ul>
  )
}

interface PosterProps {
  destination: DestinationCard
  /** Its grid position in the twelve-column layout. */
  place: string
  /** Its width in that layout, for the `sizes` attribute. */
  width: string
  /** Spans both columns of the two-column layout. */
  isWide: boolean
}

/** One link covers the whole poster. The heart above it is a separate button. */
function Poster({ destination, place, width, isWide }: PosterProps) {
  const { slug, name, country, region, price, rating, image } = destination
  return (
    <li
      data-on-picture
      className={`far group on-night relative isolate flex items-end overflow-hidden rounded-card bg-night text-on-night ${
        isWide
          ? 'max-xs:col-span-1 max-lg:col-span-2 xs:max-lg:aspect-3/2'
          : 'max-sm:h-[max(14rem,62vw)] sm:max-lg:aspect-4/5'
      } ${place}`}
    >
      <div className="absolute inset-0 -z-10 overflow-hidden">
        <Picture
          picture={image}
          sizes={`(width >= 82rem) ${Math.round((1296 * Number.parseInt(width)) / 100)}px, (width >= 64rem) ${width}, ${isWide ? '96vw' : '48vw'}`}
        />
      </div>
      <div className="w-full scrim-words p-3 pt-16 [--scrim-fade:4rem] max-[22.5rem]:px-2 sm:p-5 sm:pt-16">
        <p className="kicker text-on-night">{name === country ? region : country}</p>
        <h3 className="text-xl leading-tight sm:text-2xl">
          <SiteLink
            to={paths.destination({ slug })}
            className="underline-offset-4 group-hover:underline card-link"
          >
            {name}
          </SiteLink>
        </h3>
        <p className="mt-1 flex flex-wrap items-center justify-between gap-x-1 text-sm sm:text-md">
          <span className="font-semibold tabular-nums">{fromPrice(price)}</span>
          <Rating value={rating} isBrief />
        </p>
      </div>
      <div className="absolute top-3 right-3">
        <WishlistButton name={name} />
      </div>
    </li>
  )
}
