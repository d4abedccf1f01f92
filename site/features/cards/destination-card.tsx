import { fromPrice } from '#catalogue/agency.ts'
import type { DestinationCard as Card } from '#catalogue/destinations.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { Picture } from '#site/ui/picture.tsx'
import { Rating } from './rating.tsx'
import { WishlistButton } from './wishlist-button.tsx'

/** One link covers the whole card. The heart above it is a separate button. */
export function DestinationCard({ destination, sizes }: { destination: Card; sizes: string }) {
  const { slug, name, country, description, price, rating, image } = destination
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border only:col-span-full sm:only:flex-row border-mist-2 bg-white hover:border-control hover:transition-colors">
      <div className="relative aspect-3/2 overflow-hidden bg-mist sm:group-only:aspect-2/1 sm:group-only:w-3/5">
        <Picture picture={image} sizes={sizes} />
      </div>
      <div className="flex grow basis-0 flex-col p-4 max-[22.5rem]:px-2.5 sm:p-5 sm:group-only:p-8">
        {name !== country && <p className="kicker text-muted">{country}</p>}
        {name === country && <p className="kicker text-muted">{destination.region}</p>}
        <h3 className="text-lg leading-tight sm:text-xl sm:group-only:text-2xl">
          <SiteLink to={paths.destination({ slug })} className="card-link group-hover:text-peacock">
            {name}
          </SiteLink>
        </h3>
        <p className="mt-1.5 mb-4 text-md text-ink-2 max-sm:group-not-only:hidden">{description}</p>
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Rating value={rating} />
          <span className="font-semibold tabular-nums">{fromPrice(price)}</span>
        </p>
      </div>
      <div data-on-picture className="absolute top-1.5 right-1.5 sm:top-3 sm:right-3">
        <WishlistButton name={name} />
      </div>
    </li>
  )
}
