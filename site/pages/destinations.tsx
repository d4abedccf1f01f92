import { agency } from '#catalogue/agency.ts'
import { destinationsPage } from '#catalogue/pages/destinations.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { ClosingCell } from '#site/features/cards/closing-cell.tsx'
import { DestinationCard } from '#site/features/cards/destination-card.tsx'
import { listAddress } from '#site/features/filters/choose-items.ts'
import { destinationPlan } from '#site/features/filters/destination-plan.ts'
import { PageLinks } from '#site/features/filters/page-links.tsx'
import { ListControls } from '#site/features/filters/list-controls.tsx'
import { loadListing } from '#site/features/filters/load-listing.ts'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { listTitle, pageTitle } from '#site/layout/page-title.ts'
import { seo } from '#site/lib/seo.ts'
import { paths } from '#site/paths.ts'
import type { Route } from './+types/destinations.ts'

/** The cards that are shown travel with the page, in its data rather than in its code. */
async function load(url: URL) {
  const { destinationPages } = await import('#catalogue/list-pages.ts')
  const all = async () => (await import('#catalogue/destinations.ts')).destinations
  return await loadListing(destinationPlan, { ...destinationPages, all }, url)
}

export const loader = ({ request }: Route.LoaderArgs) => load(new URL(request.url))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(new URL(request.url))
// The prerendered page shows its window of everything; only an address that asks for less loads again.
clientLoader.hydrate = typeof location === 'object' && location.search !== ''

export const meta = ({ loaderData }: Route.MetaArgs) =>
  seo({
    title: pageTitle(listTitle(destinationsPage.title, loaderData?.page)),
    description: destinationsPage.description,
  })

export default function Destinations({ loaderData: listing }: Route.ComponentProps) {
  const { items, page, found, total, choices } = listing
  const promised = agency.statistics.find(({ label }) => label === 'destinations')?.value
  return (
    <>
      <PageHero title="Destinations" intro={destinationsPage.intro} picture={sitePictures.destinations} />
      <Breadcrumbs trail={[]} here="Destinations" />
      <section className="container-page pt-8 pb-12 md:pt-12 lg:py-16">
        <ListControls
          path={paths.destinations()}
          plan={destinationPlan}
          listing={listing}
          noun={{ one: 'destination', many: 'destinations' }}
          summary={
            found < total
              ? `${found} of ${total} destinations.`
              : promised
                ? `${total} of our ${promised} destinations are shown here.`
                : `${total} destinations.`
          }
          columns="md:grid-cols-4"
        />
        <h2 className="sr-only">All destinations</h2>
        <ul data-stagger className="grid grid-cols-2 max-xs:grid-cols-1 gap-4 sm:gap-6 lg:grid-cols-3">
          {items.map((destination) => (
            <DestinationCard
              key={destination.slug}
              destination={destination}
              sizes="(width >= 80rem) 390px, (width >= 64rem) 31vw, 48vw"
            />
          ))}
          <ClosingCell
            {...destinationsPage.closing}
            to={paths.contact()}
            action="Ask about a place"
            className="xs:max-sm:col-span-2 xs:max-lg:odd:col-span-2 lg:nth-[3n+1]:col-span-3 lg:nth-[3n+2]:col-span-2"
          />
        </ul>
        <PageLinks
          page={page}
          found={found}
          to={(other) => listAddress(paths.destinations(), choices, other)}
        />
      </section>
    </>
  )
}
