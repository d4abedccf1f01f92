import { agency, fromPrice } from '#catalogue/agency.ts'
import { destinations, type Destination, type DestinationCard as Card } from '#catalogue/destinations.ts'
import { plannerOf, type Planner } from '#catalogue/people.ts'
import { relatedToDestination } from '#catalogue/related.ts'
import { findDestination } from '#catalogue/whole-entries.ts'
import { months } from '#catalogue/vocabulary.ts'
import { Alerts } from '#site/features/before-you-go/alerts.tsx'
import { BeforeYouGo } from '#site/features/before-you-go/before-you-go.tsx'
import { Reviewed } from '#site/features/before-you-go/reviewed.tsx'
import { DestinationCard } from '#site/features/cards/destination-card.tsx'
import { Rating } from '#site/features/cards/rating.tsx'
import { PlainEnquiry } from '#site/features/enquiry/plain-enquiry.tsx'
import { useEnquiry } from '#site/features/enquiry/use-enquiry.tsx'
import { EntryMap } from '#site/features/entry-map/entry-map.tsx'
import { Gallery } from '#site/features/gallery.tsx'
import { PlannedBy } from '#site/features/people/planned-by.tsx'
import { relatedEntries, type RelatedEntry } from '#site/features/posts/related-entries.ts'
import { RelatedList } from '#site/features/posts/related-list.tsx'
import { RecentlyViewed } from '#site/features/recently-viewed/recently-viewed.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { LoadFailed } from '#site/layout/load-failed.tsx'
import { NotFoundItem } from '#site/layout/not-found-item.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { ReachableText } from '#site/layout/reachable-text.tsx'
import { monthsInWords } from '#catalogue/months.ts'
import { missingPage, pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta, type PageFacts } from '#site/head/page-meta.ts'
import { destinationItem } from '#site/mail/enquiry-item.ts'
import { placeMapOf, type PageMap } from '#site/maps/page-map.ts'
import { steadyPage } from '#site/lib/steady-page.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { CheckList } from '#site/ui/check-list.tsx'
import { FactList } from '#site/ui/fact-list.tsx'
import { Icon } from '#site/ui/icon.tsx'
import type { Route } from './+types/destination.ts'

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const destination = findDestination(slug)
  return {
    page: destination ? pageFacts(paths.destination(destination)) : missingPage('Destination Not Found'),
    destination,
    map: placeMapOf(destination),
    planner: plannerOf('destinations', destination),
    others: othersLike(destination, destinations),
    related: relatedEntries(relatedToDestination(slug)),
  }
}
export const meta = pageMeta

export default steadyPage(function DestinationPage({ loaderData }: Route.ComponentProps) {
  const { destination, page } = loaderData
  if (!destination) return <DestinationNotFound others={loaderData.others} />
  const region = page.path === undefined ? undefined : page.region
  // The key resets gallery, dialog and receipt when the slug changes.
  return (
    <DestinationDetail key={destination.slug} {...loaderData} destination={destination} region={region} />
  )
})

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <LoadFailed what="destination" error={error} />
)

interface DestinationDetailProps {
  destination: Destination
  region: PageFacts['region']
  map: PageMap | null
  planner: Planner | null
  others: Card[]
  related: RelatedEntry[]
}

function DestinationDetail({ destination, region, map, planner, others, related }: DestinationDetailProps) {
  const { slug, name, country, price, rating, image, details } = destination
  const { enquire, dialog, receiptFor } = useEnquiry()
  const receipt = receiptFor(name)
  return (
    <>
      <PageHero
        title={name}
        kicker={name === country ? destination.region : country}
        intro={destination.description}
        picture={image}
        height="tall"
      />
      <Breadcrumbs
        trail={[
          { to: paths.destinations(), text: 'Destinations' },
          ...(region ? [{ to: region.path, text: region.name }] : []),
        ]}
        here={name}
      />
      <FactsStrip destination={destination} />
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-12 py-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16 lg:py-16">
        <div className="space-y-14">
          <section>
            <Alerts countries={destination.beforeYouGo} />
            <h2 className="text-h2">About {name}</h2>
            <div className="measure mt-5 space-y-4 *:first:text-lg">
              {details.about.map((paragraph) => (
                <p key={paragraph}>
                  <ReachableText text={paragraph} />
                </p>
              ))}
            </div>
          </section>
          {map && (
            <section>
              <h2 className="text-h2">Where {name} is</h2>
              <div className="mt-5">
                <EntryMap kind="destinations" slug={slug} map={map} />
              </div>
            </section>
          )}
          <section>
            <h2 className="text-h2">What to expect</h2>
            <CheckList items={details.whatToExpect} />
            <h3 className="mt-8 text-xl">What the price covers</h3>
            <dl className="measure mt-3 space-y-3">
              <div>
                <dt className="font-semibold">In the price</dt>
                <dd className="text-ink-2">The nights, breakfast and the transfers that the price names.</dd>
              </div>
              <div>
                <dt className="font-semibold">We add on request</dt>
                <dd className="text-ink-2">
                  The visits above, with guides, entry tickets and meals: your quote lists each with its
                  price.
                </dd>
              </div>
            </dl>
            {details.goodToKnow && (
              <p className="measure mt-6 flex gap-3 rounded-control bg-on-caution p-4 text-md">
                <Icon name="info" className="mt-0.5 text-caution" />
                <span>
                  <span className="font-semibold">Good to know: </span>
                  {details.goodToKnow}
                </span>
              </p>
            )}
            {details.access && (
              <p className="measure mt-6 text-md">
                <span className="font-semibold">Access: </span>
                {details.access}
              </p>
            )}
          </section>
          <BestTime destination={destination} />
          {details.dayPlan && (
            <section>
              <h2 className="text-h2">
                {name} in {details.dayPlan.length} days
              </h2>
              <ol className="measure mt-5 space-y-2">
                {details.dayPlan.map((day) => (
                  <li key={day}>{day}</li>
                ))}
              </ol>
              <p className="mt-4 text-md text-ink-2">A plan to start from: we change it until it fits you.</p>
            </section>
          )}
          <BeforeYouGo countries={destination.beforeYouGo} />
          <Reviewed month={details.reviewed} />
        </div>
        <aside className="max-lg:order-first lg:sticky lg:top-26 lg:self-start">
          <div className="rounded-card border border-mist-2 bg-white p-6 shadow-float md:max-lg:grid md:max-lg:grid-cols-[1fr_16rem] md:max-lg:items-center md:max-lg:gap-x-10">
            <div>
              <p className="text-md text-muted">Price per person</p>
              <p className="font-display text-2xl font-semibold tabular-nums">{fromPrice(price)}</p>
              {rating && (
                <p className="mt-2">
                  <Rating value={rating} />
                </p>
              )}
              {details.priceBasis && <p className="mt-4 text-md text-ink-2">{details.priceBasis}</p>}
              <PlannedBy planner={planner} />
            </div>
            <Button
              variant="main"
              aria-label={`Book Now: ${name}`}
              className="w-full max-md:mt-5 lg:mt-5 noscript:hidden"
              onClick={() => enquire(destinationItem(destination))}
            >
              Book Now
            </Button>
            <PlainEnquiry item={destinationItem(destination)} className="mt-5 w-full" />
            {receipt && <div className="mt-4 md:max-lg:col-span-2">{receipt}</div>}
          </div>
        </aside>
      </div>
      <Gallery of={name} title="Gallery" pictures={details.gallery} />
      <RelatedList title={`Trips and stories with ${name} in them`} entries={related} />
      <MorePlaces title="More places to consider" places={others} />
      <RecentlyViewed kind="destination" slug={slug} name={name} />
      {dialog}
    </>
  )
}

/** The best months, with their weather if it was measured at this place. */
function BestTime({ destination: { name, bestMonths, beforeYouGo } }: { destination: Destination }) {
  if (!bestMonths) return null
  const climate = beforeYouGo?.flatMap((country) => country.climate).find(({ place }) => place.includes(name))
  const of = (numbers: number[]) => {
    const chosen = bestMonths.map((month) => numbers[months.indexOf(month)] ?? 0)
    const [least, most] = [Math.min(...chosen), Math.max(...chosen)]
    return least === most ? `${least} °C` : `${least} to ${most} °C`
  }
  return (
    <section>
      <h2 className="text-h2">Best time to visit {name}</h2>
      <p className="measure mt-4">
        {monthsInWords(bestMonths)}.
        {climate && ` Days reach ${of(climate.high)} then, and nights ${of(climate.low)}.`}
      </p>
    </section>
  )
}

function FactsStrip({ destination: { details, bestMonths } }: { destination: Destination }) {
  return (
    <FactList
      facts={[
        { icon: 'calendar', label: 'Best months', value: bestMonths && monthsInWords(bestMonths) },
        { icon: 'plane', label: `Flying time from ${agency.departureCity}`, value: details.flyingTime },
        { icon: 'coins', label: 'Currency', value: details.currency },
        { icon: 'speech', label: 'Language', value: details.language },
      ]}
    />
  )
}

/** Three other places: from the same region first, then popular ones. */
const othersLike = (destination: Destination | null, destinations: Card[]) =>
  destinations
    .filter(({ slug }) => slug !== destination?.slug)
    .toSorted(
      (a, b) =>
        Number(b.region === destination?.region) - Number(a.region === destination?.region) ||
        Number(b.popular) - Number(a.popular),
    )
    .slice(0, 3)

function MorePlaces({ title, places }: { title: string; places: Card[] }) {
  return (
    <section className="border-t border-mist-2 print:hidden">
      <div className="container-page py-12 lg:py-16">
        <h2 className="mb-6 text-2xl">{title}</h2>
        {/* Two columns show only two cards, because a third would be alone in its row. */}
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 sm:max-lg:[&>:nth-child(3)]:hidden">
          {places.map((place) => (
            <DestinationCard
              key={place.slug}
              destination={place}
              sizes="(width >= 80rem) 390px, (width >= 64rem) 31vw, (width >= 30rem) 48vw, 100vw"
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

function DestinationNotFound({ others }: { others: Card[] }) {
  return (
    <>
      <NotFoundItem
        title="Destination Not Found"
        text="We do not have a page for this place. It may have moved, or the address may be mistyped."
        back={{ to: paths.home(), text: 'Back to Home' }}
      />
      <MorePlaces title="Places we do know" places={others} />
    </>
  )
}
