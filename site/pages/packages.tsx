import { regionsOfTrips } from '#catalogue/region-pages.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { packagesPage } from '#catalogue/pages.ts'
import { ClosingCell } from '#site/features/cards/closing-cell.tsx'
import { TourPackageCard } from '#site/features/cards/tour-package-card.tsx'
import { CompareButton } from '#site/features/compare/compare-button.tsx'
import { useCompare } from '#site/features/compare/use-compare.ts'
import type { ComparisonProps } from '#site/features/compare/comparison.tsx'
import { withCompared } from '#site/features/compare/compared-address.ts'
import { listAddress } from '#site/features/filters/choose-items.ts'
import { PageLinks } from '#site/features/filters/page-links.tsx'
import { ListControls } from '#site/features/filters/list-controls.tsx'
import { loadListing, pageOfAll, useKeptPage } from '#site/features/filters/load-listing.ts'
import { loadPackageCards } from '#site/data/load-lists.ts'
import { packagePlan } from '#site/features/filters/package-plan.ts'
import { useEnquiry } from '#site/features/enquiry/use-enquiry.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { RegionLinks } from '#site/layout/region-links.tsx'
import { tourPackages } from '#catalogue/tour-packages.ts'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { firstCards, useIsWhole } from '#site/lib/first-screen.ts'
import { later } from '#site/lib/later.tsx'
import { SiteLink } from '#site/lib/site-link.tsx'
import { steadyPage } from '#site/lib/steady-page.ts'
import { packageItem } from '#site/mail/enquiry-item.ts'
import { pageOfList, paths } from '#site/paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import type { ShouldRevalidateFunction } from 'react-router'
import type { Route } from './+types/packages.ts'

export function loader({ request }: Route.LoaderArgs) {
  const listing = pageOfAll(tourPackages, new URL(request.url))
  return {
    page: pageFacts(pageOfList(paths.packages(), listing.page)),
    words: packagesPage,
    regions: regionsOfTrips,
    listing,
  }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadListing(packagePlan, { page: serverLoader, all: loadPackageCards }, new URL(request.url))
// The prerendered page has the unfiltered list. Only an address with filters loads again.
clientLoader.hydrate = typeof location === 'object' && location.search !== ''

/** A change of the compared trips does not change the list. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && without(currentUrl) !== without(nextUrl)
const without = ({ pathname, search }: URL) => withCompared(pathname + search, [])

export const meta = pageMeta

const Comparison = later<ComparisonProps>(() =>
  import('#site/features/compare/comparison.tsx').then((module) => module.Comparison),
)

export default steadyPage(function Packages({ loaderData }: Route.ComponentProps) {
  useKeptPage(loaderData)
  const isWhole = useIsWhole()
  const { words, regions, listing } = loaderData
  const { items, page, found, total, choices } = listing
  const { enquire, dialog, receiptFor } = useEnquiry()
  const compare = useCompare()
  const { chosen } = compare
  const inAddress = (address: string) => withCompared(address, chosen)
  return (
    <>
      <PageHero title="Packages" intro={words.intro} picture={sitePictures.packages}>
        <SiteLink
          to={paths.customPackage()}
          className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
        >
          Or have a trip made for you
          <Icon name="arrowRight" />
        </SiteLink>
      </PageHero>
      <Breadcrumbs trail={[]} here="Packages" />
      {(chosen.length > 0 || compare.missing > 0) && (
        <Comparison compare={compare} listed={items} barId="compare-bar" listId="list" />
      )}
      <section className="container-page pt-8 pb-12 md:pt-12 lg:py-16">
        <ListControls
          path={paths.packages()}
          plan={packagePlan}
          listing={listing}
          noun={{ one: 'package', many: 'packages' }}
          summary={`${found < total ? `${found} of ` : ''}${total} packages. Prices are per person, two sharing.`}
          columns="md:grid-cols-3 xl:grid-cols-6"
          isWhole={isWhole}
          inAddress={inAddress}
        />
        <h2 id="list" className="sr-only">
          All packages
        </h2>
        <ul data-stagger className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {items.slice(0, isWhole ? undefined : firstCards).map((tourPackage) => (
            <TourPackageCard
              key={tourPackage.slug}
              tourPackage={tourPackage}
              sizes="(width >= 80rem) 384px, (width >= 64rem) 31vw, (width >= 48rem) 46vw, 100vw"
              onBook={() => enquire(packageItem(tourPackage))}
              receipt={receiptFor(tourPackage.name)}
              corner={<CompareButton trip={tourPackage} {...compare} />}
            />
          ))}
          {isWhole && (
            <ClosingCell
              {...words.closing}
              to={paths.customPackage()}
              action="Create Custom Package"
              className="md:max-lg:odd:col-span-2 lg:nth-[3n+1]:col-span-3 lg:nth-[3n+2]:col-span-2"
            />
          )}
        </ul>
        {isWhole ? (
          <>
            <PageLinks
              page={page}
              found={found}
              to={(other) => inAddress(listAddress(paths.packages(), choices, other))}
            />
            <RegionLinks regions={regions} />
          </>
        ) : (
          <div className="h-dvh" />
        )}
        <div id="compare-bar" className="contents" />
      </section>
      {dialog}
    </>
  )
})
