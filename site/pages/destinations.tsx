import { agency } from '#catalogue/agency.ts'
import { destinationsPage } from '#catalogue/pages.ts'
import { regionLinks } from '#catalogue/region-pages.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { ClosingCell } from '#site/features/cards/closing-cell.tsx'
import { DestinationCard } from '#site/features/cards/destination-card.tsx'
import { listAddress } from '#site/features/filters/choose-items.ts'
import { destinationPlan } from '#site/features/filters/destination-plan.ts'
import { PageLinks } from '#site/features/filters/page-links.tsx'
import { ListControls } from '#site/features/filters/list-controls.tsx'
import { loadListing, pageOfAll, useKeptPage } from '#site/features/filters/load-listing.ts'
import { loadDestinationCards } from '#site/data/load-lists.ts'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { RegionLinks } from '#site/layout/region-links.tsx'
import { destinations } from '#catalogue/destinations.ts'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { firstCards, useIsWhole } from '#site/lib/first-screen.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { steadyPage } from '#site/lib/steady-page.ts'
import { pageOfList, paths } from '#site/paths.ts'
import type { Route } from './+types/destinations.ts'

export function loader({ request }: Route.LoaderArgs) {
  const listing = pageOfAll(destinations, new URL(request.url))
  return {
    page: pageFacts(pageOfList(paths.destinations(), listing.page)),
    words: destinationsPage,
    regions: regionLinks,
    listing,
  }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadListing(destinationPlan, { page: serverLoader, all: loadDestinationCards }, new URL(request.url))
// The prerendered page has the unfiltered list. Only an address with filters loads again.
clientLoader.hydrate = typeof location === 'object' && location.search !== ''

export const meta = pageMeta

export default steadyPage(function Destinations({ loaderData }: Route.ComponentProps) {
  useKeptPage(loaderData)
  const isWhole = useIsWhole()
  const { words, regions, listing } = loaderData
  const { items, page, found, total, choices } = listing
  const region = regions.find(({ name }) => name === choices['region'])
  const promised = agency.statistics.find(({ label }) => label === 'destinations')?.value
  return (
    <>
      <PageHero title="Destinations" intro={words.intro} picture={sitePictures.destinations} />
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
          isWhole={isWhole}
        />
        {region && (
          <p className="-mt-8 mb-6 text-md">
            <SiteLink
              to={paths.region(region)}
              className="inline-flex min-h-11 items-center font-semibold text-peacock underline underline-offset-4 hover:text-peacock-dark"
            >
              {region.name}: places, and trips that stop there
            </SiteLink>
          </p>
        )}
        <h2 className="sr-only">All destinations</h2>
        <ul data-stagger className="grid grid-cols-2 max-xs:grid-cols-1 gap-4 sm:gap-6 lg:grid-cols-3">
          {items.slice(0, isWhole ? undefined : firstCards).map((destination) => (
            <DestinationCard
              key={destination.slug}
              destination={destination}
              sizes="(width >= 80rem) 390px, (width >= 64rem) 31vw, 48vw"
            />
          ))}
          {isWhole && (
            <ClosingCell
              {...words.closing}
              to={paths.contact()}
              action="Ask about a place"
              className="xs:max-sm:col-span-2 xs:max-lg:odd:col-span-2 lg:nth-[3n+1]:col-span-3 lg:nth-[3n+2]:col-span-2"
            />
          )}
        </ul>
        {isWhole ? (
          <>
            <PageLinks
              page={page}
              found={found}
              to={(other) => listAddress(paths.destinations(), choices, other)}
            />
            <RegionLinks regions={regions} />
          </>
        ) : (
          <div className="h-dvh" />
        )}
      </section>
    </>
  )
})
