import type { ReactNode } from 'react'
import { plannerOf, type Planner } from '#catalogue/people.ts'
import { relatedToTourPackage } from '#catalogue/related.ts'
import { tourPackages, type TourPackage, type TourPackageCard as Card } from '#catalogue/tour-packages.ts'
import { findTourPackage } from '#catalogue/whole-entries.ts'
import { agency } from '#catalogue/agency.ts'
import { officeClock } from '#catalogue/agency-time.ts'
import { withUpcomingDepartures } from '#catalogue/departures.ts'
import { Alerts } from '#site/features/before-you-go/alerts.tsx'
import { Rating } from '#site/features/cards/rating.tsx'
import { TourPackageCard } from '#site/features/cards/tour-package-card.tsx'
import { Departures } from '#site/features/departures/departures.tsx'
import { PlainEnquiry } from '#site/features/enquiry/plain-enquiry.tsx'
import { useEnquiry } from '#site/features/enquiry/use-enquiry.tsx'
import { EntryMap } from '#site/features/entry-map/entry-map.tsx'
import { Gallery } from '#site/features/gallery.tsx'
import { RouteLine } from '#site/features/itinerary/route-line.tsx'
import { SectionBar } from '#site/features/itinerary/section-bar.tsx'
import { TripFacts } from '#site/features/itinerary/trip-facts.tsx'
import { TripSheet } from '#site/features/itinerary/trip-sheet.tsx'
import { PlannedBy } from '#site/features/people/planned-by.tsx'
import { relatedEntries, type RelatedEntry } from '#site/features/posts/related-entries.ts'
import { RelatedList } from '#site/features/posts/related-list.tsx'
import { ApproximatePrice } from '#site/features/price-card/approximate-price.tsx'
import { PriceCard } from '#site/features/price-card/price-card.tsx'
import { RecentlyViewed } from '#site/features/recently-viewed/recently-viewed.tsx'
import { TripWays } from '#site/features/trip-ways/trip-ways.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { LoadFailed } from '#site/layout/load-failed.tsx'
import { NotFoundItem } from '#site/layout/not-found-item.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { missingPage, pageFacts } from '#site/head/indexed-pages.ts'
import { hydratedLater } from '#site/lib/hydrated-later.tsx'
import { packageItem } from '#site/mail/enquiry-item.ts'
import { routeMapOf, type PageMap } from '#site/maps/page-map.ts'
import { steadyPage } from '#site/lib/steady-page.ts'
import { paths } from '#site/paths.ts'
import { CheckList } from '#site/ui/check-list.tsx'
import type { Route } from './+types/tour-package.ts'
import { tripMeta } from './trip-meta.ts'
import type { TripTermsProps } from './trip-terms.tsx'

const TripTerms = hydratedLater<TripTermsProps>(() =>
  import('./trip-terms.tsx').then((module) => module.TripTerms),
)

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const found = findTourPackage(slug)
  const tourPackage = found && withUpcomingDepartures(found, officeClock(new Date()).day)
  return {
    // First, so that one part of the page's data has both the price and the texts with it.
    page: tourPackage ? pageFacts(paths.tourPackage(tourPackage)) : missingPage('Package Not Found'),
    tourPackage,
    map: routeMapOf(tourPackage),
    planner: plannerOf('packages', found),
    others: othersLike(tourPackage, tourPackages),
    related: relatedEntries(relatedToTourPackage(slug)),
  }
}
export const meta = tripMeta

export default steadyPage(function TourPackagePage({ loaderData }: Route.ComponentProps) {
  const { tourPackage } = loaderData
  if (!tourPackage) return <PackageNotFound others={loaderData.others} />
  // The key resets gallery, dialog and receipt when the slug changes.
  return <TourPackageDetail key={tourPackage.slug} {...loaderData} tourPackage={tourPackage} />
})

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <LoadFailed what="package" error={error} />
)

interface TourPackageDetailProps {
  tourPackage: TourPackage
  map: PageMap | null
  planner: Planner | null
  others: Card[]
  related: RelatedEntry[]
}

function TourPackageDetail({ tourPackage, map, planner, others, related }: TourPackageDetailProps) {
  const { slug, name, departures, itinerary, whatsIncluded, whatsNotIncluded, gallery } = tourPackage
  const { enquire, dialog, receiptFor, sentAt } = useEnquiry()
  const ask = (item: Card) => enquire(packageItem(item))
  const sections = [
    { id: 'overview', text: 'Overview', has: true },
    { id: 'departures', text: 'Dates', has: departures },
    { id: 'itinerary', text: 'Itinerary', has: itinerary },
    { id: 'included', text: 'Included', has: whatsIncluded ?? whatsNotIncluded },
    { id: 'for-you', text: 'Is it for you?', has: tourPackage.suits ?? tourPackage.walking },
    { id: 'before-you-go', text: 'Visa and health', has: tourPackage.beforeYouGo },
    { id: 'photos', text: 'Photos', has: gallery },
  ].filter(({ has }) => has)
  return (
    <>
      <PageHero title={name} intro={tourPackage.imageText} picture={tourPackage.image} height="tall" />
      <Breadcrumbs trail={[{ to: paths.packages(), text: 'Packages' }]} here={name} />
      <TripFacts tourPackage={tourPackage} />
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-y-12 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16 lg:py-12">
        <div>
          <SectionBar sections={sections} />
          <Overview tourPackage={tourPackage} map={map} />
        </div>
        <aside aria-label="Price" className="lg:sticky lg:top-26 lg:col-start-2 lg:row-span-2 lg:self-start">
          <PriceCard
            tourPackage={tourPackage}
            approximate={agency.approximateRate && <ApproximatePrice price={tourPackage.price} />}
            rating={tourPackage.rating && <Rating value={tourPackage.rating} />}
            receipt={receiptFor(name)}
            sentAt={sentAt(name)}
            plainEnquiry={<PlainEnquiry item={packageItem(tourPackage)} />}
            tripSheet={
              <>
                <PlannedBy planner={planner} />
                <TripWays
                  slug={slug}
                  name={name}
                  price={tourPackage.price}
                  onRing={() => enquire({ ...packageItem(tourPackage), isCall: true })}
                />
                <TripSheet tourPackage={tourPackage} />
              </>
            }
            onBook={() => ask(tourPackage)}
          />
        </aside>
        <div className="space-y-14 lg:col-start-1">
          {departures && (
            <section id="departures">
              <h2 className="text-h2">When it leaves</h2>
              <Departures tourPackage={tourPackage} onAsk={() => ask(tourPackage)} />
            </section>
          )}
          <TripTerms tourPackage={tourPackage} />
        </div>
      </div>
      {gallery && <Gallery of={name} title="Photos" pictures={gallery} />}
      <RelatedList title="Places and stories on the way" entries={related} />
      <MorePackages title="Trips in the same spirit" packages={others} onBook={ask} receiptFor={receiptFor} />
      <RecentlyViewed kind="package" slug={slug} name={name} />
      {dialog}
    </>
  )
}

type OverviewProps = Pick<TourPackageDetailProps, 'tourPackage' | 'map'>

function Overview({ tourPackage, map }: OverviewProps) {
  const { slug, name, features, route, itinerary, beforeYouGo } = tourPackage
  return (
    <section id="overview" className="mt-10">
      <Alerts countries={beforeYouGo} />
      <h2 className="text-h2">{`${name} at a glance`}</h2>
      {route && (
        <div className="mt-6 mb-8">
          {map && <EntryMap kind="packages" slug={slug} map={map} />}
          <RouteLine stops={route} hasDays={Boolean(itinerary)} />
        </div>
      )}
      <CheckList items={features} />
    </section>
  )
}

const withoutFeatures = (card: Card): Card => ({ ...card, features: [] })

/**
 * Up to three other packages with common interests, starting with those that have most in common. For an unknown package,
 * popular ones. Below a trip they have no features, which saves 0.2 KB of the document.
 */
function othersLike(tourPackage: TourPackage | null, tourPackages: Card[]): Card[] {
  if (!tourPackage) return tourPackages.filter(({ popular }) => popular).slice(0, 3)
  const { slug, interests = [] } = tourPackage
  const shared = (other: Card) => (other.interests ?? []).filter((it) => interests.includes(it)).length
  return tourPackages
    .filter((other) => other.slug !== slug)
    .map((other) => ({ other, rank: shared(other) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, 3)
    .map(({ other }) => withoutFeatures(other))
}

interface MorePackagesProps {
  title: string
  packages: Card[]
  onBook: (tourPackage: Card) => void
  receiptFor: (name: string) => ReactNode
}

function MorePackages({ title, packages, onBook, receiptFor }: MorePackagesProps) {
  if (packages.length === 0) return null
  return (
    <section className="border-t border-mist-2 print:hidden">
      <div className="container-page py-12 lg:py-16">
        <h2 className="mb-6 text-2xl">{title}</h2>
        {/* Two columns show only two cards, because a third would be alone in its row. */}
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 md:max-lg:[&>:nth-child(3)]:hidden">
          {packages.map((tourPackage) => (
            <TourPackageCard
              key={tourPackage.slug}
              tourPackage={tourPackage}
              sizes="(width >= 80rem) 384px, (width >= 64rem) 31vw, (width >= 48rem) 46vw, 100vw"
              onBook={() => onBook(tourPackage)}
              receipt={receiptFor(tourPackage.name)}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

function PackageNotFound({ others }: { others: Card[] }) {
  const { enquire, dialog, receiptFor } = useEnquiry()
  return (
    <>
      <NotFoundItem
        title="Package Not Found"
        text="We run no trip at this address. It may be mistyped, or the trip renamed."
        back={{ to: paths.packages(), text: 'Back to All Packages' }}
      />
      <MorePackages
        title="Trips we do run"
        packages={others}
        onBook={(item) => enquire(packageItem(item))}
        receiptFor={receiptFor}
      />
      {dialog}
    </>
  )
}
