import { countWords } from '#catalogue/count-words.ts'
import { findRegion, regionLinks, type Region } from '#catalogue/region-pages.ts'
import { DestinationCard } from '#site/features/cards/destination-card.tsx'
import { TourPackageCard } from '#site/features/cards/tour-package-card.tsx'
import { useEnquiry } from '#site/features/enquiry/use-enquiry.tsx'
import { missingPage, pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { LoadFailed } from '#site/layout/load-failed.tsx'
import { NotFoundItem } from '#site/layout/not-found-item.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { RegionLinks } from '#site/layout/region-links.tsx'
import { packageItem } from '#site/mail/enquiry-item.ts'
import { paths } from '#site/paths.ts'
import type { Route } from './+types/region.ts'

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const region = findRegion(slug)
  return {
    page: region ? pageFacts(paths.region(region)) : missingPage('Region Not Found'),
    region,
    intro: region && inWords(region),
    others: regionLinks.filter((other) => other.slug !== slug),
  }
}
export const meta = pageMeta

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <LoadFailed what="region" error={error} />
)

/** `Four places, and four trips that stop there.` */
function inWords({ destinations, tourPackages }: Region): string {
  const places = `${countWords(destinations.length)} ${destinations.length === 1 ? 'place' : 'places'}`
  const trips = `${countWords(tourPackages.length)} ${tourPackages.length === 1 ? 'trip that stops' : 'trips that stop'} there`
  const words = tourPackages.length > 0 ? `${places}, and ${trips}` : places
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

export default function RegionPage({ loaderData: { region, intro, others } }: Route.ComponentProps) {
  const { enquire, dialog, receiptFor } = useEnquiry()
  if (!region || !intro)
    return (
      <>
        <NotFoundItem
          title="Region Not Found"
          text="We have no page for this part of the world. The address may be mistyped."
          back={{ to: paths.destinations(), text: 'All destinations' }}
        />
        <div className="container-page pb-12">
          <RegionLinks regions={others} />
        </div>
      </>
    )
  const { name, destinations, tourPackages } = region
  const [cover] = destinations.toSorted((a, b) => Number(b.popular) - Number(a.popular))
  return (
    <>
      <PageHero title={name} intro={intro} {...(cover ? { picture: cover.image } : {})} />
      <Breadcrumbs trail={[{ to: paths.destinations(), text: 'Destinations' }]} here={name} />
      <div className="container-page py-12 lg:py-16">
        <h2 className="mb-6 text-h2">Where you can go</h2>
        <ul className="grid grid-cols-2 gap-4 max-xs:grid-cols-1 sm:gap-6 lg:has-[>:nth-child(3)]:grid-cols-3 lg:has-[>:nth-child(4)]:grid-cols-4">
          {destinations.map((place) => (
            <DestinationCard
              key={place.slug}
              destination={place}
              sizes="(width >= 80rem) 384px, (width >= 64rem) 31vw, 48vw"
            />
          ))}
        </ul>
        {tourPackages.length > 0 && (
          <>
            <h2 className="mt-14 mb-6 text-h2">Trips that stop there</h2>
            <ul className="grid gap-6 md:grid-cols-2">
              {tourPackages.map((tourPackage) => (
                <TourPackageCard
                  key={tourPackage.slug}
                  tourPackage={tourPackage}
                  sizes="(width >= 80rem) 590px, (width >= 48rem) 46vw, 100vw"
                  onBook={() => enquire(packageItem(tourPackage))}
                  receipt={receiptFor(tourPackage.name)}
                />
              ))}
            </ul>
          </>
        )}
        <RegionLinks regions={others} />
      </div>
      {dialog}
    </>
  )
}
