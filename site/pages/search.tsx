import type { DestinationCard as Card } from '#catalogue/destinations.ts'
import type { SearchResults } from '#catalogue/search.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { DestinationCard } from '#site/features/cards/destination-card.tsx'
import { TourPackageCard } from '#site/features/cards/tour-package-card.tsx'
import { useEnquiry } from '#site/features/enquiry/use-enquiry.tsx'
import { CriteriaChips } from '#site/features/search/criteria-chips.tsx'
import { resultsCount } from '#site/features/search/results-count.ts'
import { readCriteria } from '#site/features/search/search-criteria.ts'
import { SearchPanel } from '#site/features/search/search-panel.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { LoadFailed } from '#site/layout/load-failed.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { seo } from '#site/lib/seo.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import type { Route } from './+types/search.ts'

// No loader: the prerendered page cannot know what somebody will ask for, so it is the fallback below.
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams, search } = new URL(request.url)
  const criteria = readCriteria(searchParams)
  const [{ searchCatalogue }, { destinations }] = await Promise.all([
    import('#catalogue/search.ts'),
    import('#catalogue/destinations.ts'),
  ])
  const popular = destinations.filter((place) => place.popular).slice(0, 6)
  return { search, criteria, popular, results: await searchCatalogue(criteria.q) }
}

export const meta = () => seo({ title: pageTitle('Search Results'), allowsIndexing: false })

export default function Search({ loaderData: { search, criteria, popular, results } }: Route.ComponentProps) {
  const { destinations: places, tourPackages } = results
  const isEmpty = places.length + tourPackages.length === 0
  return (
    <>
      {isEmpty ? (
        <PageHero
          title="No Results Found"
          intro="We couldn't find any destinations or packages matching your search."
          picture={sitePictures.noResults}
        >
          <SiteLink to={paths.home()} className={buttonLook('ghost', 'mt-6')}>
            Go Back Home
          </SiteLink>
        </PageHero>
      ) : (
        <PageHero title="Search Results" picture={sitePictures.destinations} />
      )}
      <Breadcrumbs trail={[]} here="Search" />
      <div className="container-page pt-10 pb-4">
        {/* The key gives the fields their new beginning when the address changes. */}
        <SearchPanel key={search} initial={criteria} />
        <CriteriaChips criteria={criteria} />
        <p role="status" className="mt-6 text-ink-2">
          {resultsCount(places.length, tourPackages.length)}
          {criteria.q && (
            <>
              {' for '}
              <bdi className="line-clamp-2 font-semibold break-all text-ink sm:inline">{criteria.q}</bdi>
            </>
          )}
        </p>
      </div>
      {isEmpty ? <PopularPlaces places={popular} /> : <Results {...results} />}
    </>
  )
}

/** The prerendered frame: same top, room for what comes. */
export function HydrateFallback() {
  return (
    <>
      <PageHero title="Search Results" picture={sitePictures.destinations} />
      <Breadcrumbs trail={[]} here="Search" />
      <div className="container-page min-h-[80vh] pt-10">
        <SearchPanel />
        <p role="status" className="mt-6 text-ink-2">
          Looking through places and trips…
        </p>
      </div>
    </>
  )
}

export const ErrorBoundary = () => <LoadFailed what="search" />

function Results({ destinations: places, tourPackages }: SearchResults) {
  const { enquire, dialog, receipt } = useEnquiry()
  return (
    <>
      {places.length > 0 && (
        <section className="container-page py-8">
          <SectionHead title="Destinations" count={places.length} />
          <Places places={places} />
        </section>
      )}
      {tourPackages.length > 0 && (
        <section className="container-page py-8">
          <SectionHead title="Packages" count={tourPackages.length} />
          {receipt && <div className="mb-6">{receipt}</div>}
          <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            {tourPackages.map((tourPackage) => (
              <TourPackageCard
                key={tourPackage.slug}
                tourPackage={tourPackage}
                sizes="(width >= 80rem) 390px, (width >= 64rem) 31vw, (width >= 48rem) 48vw, 100vw"
                onBook={() => enquire({ name: tourPackage.name, type: 'Package', price: tourPackage.price })}
              />
            ))}
          </ul>
        </section>
      )}
      <div className="pb-12" />
      {dialog}
    </>
  )
}

function SectionHead({ title, count }: { title: string; count: number }) {
  return (
    <h2 className="mb-6 text-h2">
      {title} <span className="text-lg font-normal text-muted tabular-nums">({count})</span>
    </h2>
  )
}

function Places({ places }: { places: Card[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-3">
      {places.map((destination) => (
        <DestinationCard
          key={destination.slug}
          destination={destination}
          sizes="(width >= 80rem) 390px, (width >= 64rem) 31vw, 48vw"
        />
      ))}
    </ul>
  )
}

function PopularPlaces({ places }: { places: Card[] }) {
  return (
    <section className="container-page pt-8 pb-20">
      <h2 className="mb-6 text-h2">Popular places</h2>
      <Places places={places} />
    </section>
  )
}
