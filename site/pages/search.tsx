import type { DestinationCard as Card } from '#catalogue/destinations.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { DestinationCard } from '#site/features/cards/destination-card.tsx'
import { TourPackageCard } from '#site/features/cards/tour-package-card.tsx'
import { useEnquiry } from '#site/features/enquiry/use-enquiry.tsx'
import { pageIn } from '#site/features/filters/choose-items.ts'
import { PageLinks } from '#site/features/filters/page-links.tsx'
import { AccessList } from '#site/features/search/access-list.tsx'
import { CriteriaChips } from '#site/features/search/criteria-chips.tsx'
import type { Results as Found } from '#site/features/search/load-results.ts'
import { resultsCount } from '#site/features/search/results-count.ts'
import type { NamedRegion } from '#site/features/search/regions-named.ts'
import { readCriteria, resultsAddress, type SearchCriteria } from '#site/features/search/search-criteria.ts'
import { SearchPanel } from '#site/features/search/search-panel.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { LoadFailed } from '#site/layout/load-failed.tsx'
import { NeedsScripts, PlainLink } from '#site/layout/needs-scripts.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { announce } from '#site/lib/announce.ts'
import { keepTrip } from '#site/mail/asked-trip.ts'
import { seo } from '#site/lib/seo.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { packageItem } from '#site/mail/enquiry-item.ts'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { useEffect, useRef } from 'react'
import type { Route } from './+types/search.ts'

/** The prerendered page does not know the query, so it shows a loading state. */
export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const criteria = readCriteria(searchParams)
  keepTrip(criteria)
  const { loadResults } = await import('#site/features/search/load-results.ts')
  const page = pageIn(searchParams)
  return { criteria, page, results: await loadResults(criteria.q, page) }
}
clientLoader.hydrate = true as const

/** The title has the result, because screen readers announce it after each search. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  seo({ title: pageTitle(titleOf(loaderData)), allowsIndexing: false })

function titleOf(data: Awaited<ReturnType<typeof clientLoader>> | null | undefined): string {
  if (!data?.criteria.q) return 'Search Results'
  const { q } = data.criteria
  return countOf(data.results) === 0 ? `No results for ${q}` : `Search results for ${q}`
}

const countOf = ({ destinations, tourPackages }: Found) => destinations.found + tourPackages.found

export default function Search({ loaderData }: Route.ComponentProps) {
  const { criteria, results } = loaderData ?? {}
  const count = results && countOf(results)
  const isLate = useRef(!results)
  useEffect(() => {
    // The first results are not a navigation, so they are announced here.
    if (results && isLate.current) announce(document.title)
    isLate.current = !results
  }, [results])
  return (
    <>
      <Head isEmpty={count === 0} />
      <Breadcrumbs trail={[]} here="Search" />
      <div className={`container-page pt-10 ${results ? 'pb-4' : 'min-h-[80vh] pb-16'}`}>
        <SearchPanel {...(criteria ? { initial: criteria } : {})} />
        {criteria && <CriteriaChips criteria={criteria} />}
        <NeedsScripts what="The search">
          <PlainLink to={paths.destinations()}>All destinations</PlainLink> and{' '}
          <PlainLink to={paths.packages()}>all packages</PlainLink> can be read without.
        </NeedsScripts>
        <p className="mt-6 line-clamp-2 text-ink-2 noscript:hidden">
          {criteria && results ? (
            <Summary q={criteria.q} results={results} />
          ) : (
            'Looking through places and trips…'
          )}
        </p>
        {loaderData && <Regions regions={loaderData.results.regions} />}
      </div>
      {loaderData && count === 0 && <PopularPlaces places={loaderData.results.popular} />}
      {loaderData && count !== 0 && <Results {...loaderData} />}
    </>
  )
}

function Head({ isEmpty }: { isEmpty: boolean }) {
  if (!isEmpty) return <PageHero title="Search Results" picture={sitePictures.destinations} height="low" />
  return (
    <PageHero
      title="No Results Found"
      intro="We couldn't find any destinations or packages matching your search."
      picture={sitePictures.noResults}
    >
      <SiteLink to={paths.home()} className={buttonLook('ghost', 'mt-6')}>
        Go Back Home
      </SiteLink>
    </PageHero>
  )
}

/** Links to the pages of regions named in the search. */
function Regions({ regions }: { regions: NamedRegion[] }) {
  return regions.map(({ slug, name }) => (
    <p key={slug} className="mt-1">
      <SiteLink to={paths.region({ slug })} className={`${link} inline-flex min-h-11 items-center`}>
        {name}: places, and trips that stop there
      </SiteLink>
    </p>
  ))
}

function Summary({ q, results: { destinations, tourPackages } }: { q: string; results: Found }) {
  const isEmpty = destinations.found + tourPackages.found === 0
  return (
    <>
      {isEmpty ? 'You searched for ' : resultsCount(destinations.found, tourPackages.found)}
      {q && (
        <>
          {isEmpty || ' for '}
          <bdi className="font-semibold wrap-anywhere text-ink">{q}</bdi>
        </>
      )}
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <LoadFailed what="search" error={error} />
)

interface ResultsProps {
  criteria: SearchCriteria
  page: number
  results: Found
}

function Results({ criteria, page, results: { destinations, tourPackages, access } }: ResultsProps) {
  const { enquire, dialog, receiptFor } = useEnquiry()
  return (
    <>
      {destinations.items.length > 0 && (
        <section className="container-page py-8">
          <SectionHead title="Destinations" count={destinations.found} />
          <Places places={destinations.items} />
        </section>
      )}
      {tourPackages.items.length > 0 && (
        <section className="container-page py-8">
          <SectionHead title="Packages" count={tourPackages.found} />
          <ul className={`grid gap-6 md:grid-cols-2 ${wideColumns}`}>
            {tourPackages.items.map((tourPackage) => (
              <TourPackageCard
                key={tourPackage.slug}
                tourPackage={tourPackage}
                sizes={pictureSizes(tourPackages.items.length, '(width >= 48rem) 48vw, 100vw')}
                onBook={() => enquire(packageItem(tourPackage))}
                receipt={receiptFor(tourPackage.name)}
              />
            ))}
          </ul>
        </section>
      )}
      <div className="container-page pb-12">
        <AccessList entries={access} />
        <PageLinks
          page={page}
          found={Math.max(destinations.found, tourPackages.found)}
          to={(other) => resultsAddress(criteria, other)}
        />
      </div>
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

/** Two cards share a three-column row equally. A single card fills it (see the cards). */
const wideColumns = 'lg:grid-cols-3 lg:has-[>:nth-child(2):last-child]:grid-cols-2'

const pictureSizes = (count: number, below: string) =>
  count === 1
    ? '(width >= 80rem) 720px, (width >= 30rem) 58vw, 100vw'
    : `(width >= 80rem) ${count === 2 ? '590px, (width >= 64rem) 48vw' : '390px, (width >= 64rem) 31vw'}, ${below}`

function Places({ places }: { places: Card[] }) {
  return (
    <ul className={`grid grid-cols-2 max-xs:grid-cols-1 gap-4 sm:gap-6 ${wideColumns}`}>
      {places.map((destination) => (
        <DestinationCard
          key={destination.slug}
          destination={destination}
          sizes={pictureSizes(places.length, '48vw')}
        />
      ))}
    </ul>
  )
}

const link = 'font-semibold text-peacock underline underline-offset-2 hover:text-peacock-dark'

function PopularPlaces({ places }: { places: Card[] }) {
  return (
    <section className="container-page pb-20">
      <p className="mb-10">
        To choose by price or month, filter{' '}
        <SiteLink to={paths.packages()} className={link}>
          all packages
        </SiteLink>{' '}
        or{' '}
        <SiteLink to={paths.destinations()} className={link}>
          all destinations
        </SiteLink>
        .
      </p>
      <h2 className="mb-6 text-h2">Popular places</h2>
      <Places places={places} />
    </section>
  )
}
