import { TourPackageCard } from '#site/features/cards/tour-package-card.tsx'
import { useEnquiry } from '#site/features/enquiry/use-enquiry.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { seo } from '#site/lib/seo.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { Mark } from '#site/ui/mark.tsx'
import type { Route } from './+types/packages.ts'

/** The cards travel with the page, in its data rather than in its code. */
const load = async () => ({ tourPackages: (await import('#catalogue/tour-packages.ts')).tourPackages })
export const loader = load
export const clientLoader = load

export const meta = ({ loaderData }: Route.MetaArgs) =>
  seo({
    title: pageTitle('Packages'),
    description: `${loaderData?.tourPackages.length ?? 'Our'} finished journeys of 3 to 18 days, each with its days, its stays and a price per person, or one drawn up for you alone.`,
  })

export default function Packages({ loaderData: { tourPackages } }: Route.ComponentProps) {
  const { enquire, dialog, receipt } = useEnquiry()
  return (
    <>
      <PageHero
        title="Packages"
        intro="Finished journeys, with their days, their stays and what the price leaves out. Take one as it stands, or as a beginning."
        picture={tourPackages[4]?.image}
      />
      <Breadcrumbs trail={[]} here="Packages" />
      <section className="container-page py-12 lg:py-16">
        <p className="mb-6 text-md text-muted">
          {tourPackages.length} packages. Prices are per person, two sharing.
        </p>
        {receipt && <div className="mb-6">{receipt}</div>}
        <h2 className="sr-only">All packages</h2>
        <ul data-stagger className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {tourPackages.map((tourPackage) => (
            <TourPackageCard
              key={tourPackage.slug}
              tourPackage={tourPackage}
              sizes="(width >= 80rem) 384px, (width >= 64rem) 31vw, (width >= 48rem) 46vw, 100vw"
              onBook={() => enquire({ name: tourPackage.name, type: 'Package', price: tourPackage.price })}
            />
          ))}
          <CreateCustomPackage />
        </ul>
      </section>
      {dialog}
    </>
  )
}

/** The last cell of the grid; with two columns it would stand alone in its row, so it takes both. */
function CreateCustomPackage() {
  return (
    <li className="on-night flex flex-col rounded-card bg-night p-6 text-on-night md:max-lg:col-span-2 md:p-8">
      <Mark className="mb-5 size-20" />
      <h3 className="mt-auto text-2xl">None of these is quite it?</h3>
      <p className="measure mt-2 mb-6 text-on-night-2">
        Tell us where, when, how fast and for how much. We draw up a trip of your own and send you a quote.
      </p>
      <SiteLink to={paths.customPackage()} className={buttonLook('main', 'self-start')}>
        Create Custom Package
      </SiteLink>
    </li>
  )
}
