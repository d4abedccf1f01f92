import type { Destination, DestinationCard as Card } from '#catalogue/destinations.ts'
import { loadDestination } from '#catalogue/load-destination.ts'
import { DestinationCard } from '#site/features/cards/destination-card.tsx'
import { Rating } from '#site/features/cards/rating.tsx'
import { useEnquiry } from '#site/features/enquiry/use-enquiry.tsx'
import { Gallery } from '#site/features/gallery/gallery.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { LoadFailed } from '#site/layout/load-failed.tsx'
import { NotFoundItem } from '#site/layout/not-found-item.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { seo } from '#site/lib/seo.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { CheckList } from '#site/ui/check-list.tsx'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import type { Route } from './+types/destination.ts'

/** The cards below come with the data, so that the page's own code stays small. */
async function load(slug: string) {
  const [destination, { destinations }] = await Promise.all([
    loadDestination(slug),
    import('#catalogue/destinations.ts'),
  ])
  return { destination, others: othersLike(destination, destinations) }
}

export const loader = ({ params }: Route.LoaderArgs) => load(params.slug)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(params.slug)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData?.destination
    ? seo({
        title: pageTitle(`${loaderData.destination.name}, ${loaderData.destination.country}`),
        description: loaderData.destination.description,
      })
    : seo({ title: pageTitle('Destination Not Found'), allowsIndexing: false })

export default function DestinationPage({ loaderData: { destination, others } }: Route.ComponentProps) {
  if (!destination) return <DestinationNotFound others={others} />
  // The key starts gallery, dialog and receipt afresh when the slug changes.
  return <DestinationDetail key={destination.slug} destination={destination} others={others} />
}

export const ErrorBoundary = () => <LoadFailed what="destination" />

function DestinationDetail({ destination, others }: { destination: Destination; others: Card[] }) {
  const { name, country, price, rating, image, details } = destination
  const { enquire, dialog, receipt } = useEnquiry()
  return (
    <>
      <PageHero
        title={name}
        kicker={name === country ? destination.region : country}
        intro={destination.description}
        picture={image}
        height="tall"
      />
      <Breadcrumbs trail={[{ to: paths.destinations(), text: 'Destinations' }]} here={name} />
      <FactsStrip destination={destination} />
      <div className="container-page grid gap-12 py-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16 lg:py-16">
        <div className="space-y-14">
          <section>
            <h2 className="text-h2">About {name}</h2>
            <div className="measure mt-5 space-y-4">
              {details.about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <section>
            <h2 className="text-h2">What to expect</h2>
            <CheckList items={details.whatToExpect} />
            {details.goodToKnow && (
              <p className="measure mt-6 flex gap-3 rounded-control bg-on-caution p-4 text-md">
                <Icon name="info" className="mt-0.5 text-caution" />
                <span>
                  <span className="font-semibold">Good to know: </span>
                  {details.goodToKnow}
                </span>
              </p>
            )}
          </section>
          <section>
            <h2 className="mb-5 text-h2">Gallery</h2>
            <Gallery of={name} pictures={details.gallery} />
          </section>
        </div>
        <aside className="max-lg:order-first lg:sticky lg:top-26 lg:self-start">
          <div className="rounded-card border border-mist-2 bg-white p-6 shadow-float">
            <p className="text-md text-muted">Price per person</p>
            <p className="font-display text-2xl font-semibold tabular-nums">{price}</p>
            <p className="mt-2">
              <Rating value={rating} />
            </p>
            {details.priceBasis && <p className="mt-4 text-md text-ink-2">{details.priceBasis}</p>}
            <Button
              variant="main"
              className="mt-5 w-full"
              onClick={() => enquire({ name, type: 'Destination', price })}
            >
              Book Now
            </Button>
            {receipt && <div className="mt-4">{receipt}</div>}
          </div>
        </aside>
      </div>
      <MorePlaces title="More places to consider" places={others} />
      {dialog}
    </>
  )
}

function FactsStrip({ destination: { details } }: { destination: Destination }) {
  const facts: { icon: IconName; label: string; value?: string }[] = [
    { icon: 'calendar', label: 'Best months', value: details.bestMonthsText },
    { icon: 'plane', label: 'Flying time from Delhi', value: details.flightFromDelhi },
    { icon: 'coins', label: 'Currency', value: details.currency },
    { icon: 'speech', label: 'Language', value: details.language },
  ]
  return (
    <dl className="container-page grid grid-cols-2 gap-x-6 gap-y-6 pt-10 lg:grid-cols-4">
      {facts.map(
        ({ icon, label, value }) =>
          value && (
            <div key={label} className="border-l-2 border-mist-2 pl-4">
              <dt className="flex items-center gap-2 text-sm text-muted">
                <Icon name={icon} className="size-4 text-peacock" />
                {label}
              </dt>
              <dd className="mt-1 text-md font-semibold first-letter:uppercase">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Three others: of the same region first, then popular ones. */
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
    <section className="border-t border-mist-2 bg-mist">
      <div className="container-page py-12 lg:py-16">
        <h2 className="mb-6 text-2xl">{title}</h2>
        <ul className="grid gap-4 sm:grid-cols-3 sm:gap-6">
          {places.map((place) => (
            <DestinationCard
              key={place.slug}
              destination={place}
              sizes="(width >= 80rem) 390px, (width >= 30rem) 31vw, 100vw"
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
        text="We do not have a page for this place. It may have moved, or the address has a slip in it."
        back={{ to: paths.home(), text: 'Back to Home' }}
      />
      <MorePlaces title="Places we do know" places={others} />
    </>
  )
}
