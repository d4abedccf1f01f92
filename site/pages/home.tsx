import { homePage } from '#catalogue/pages.ts'
import type { HomePage } from '#catalogue/schemas/page.ts'
import { agency } from '#catalogue/agency.ts'
import { destinations, type DestinationCard as Destination } from '#catalogue/destinations.ts'
import { services, type ServiceCard as Service } from '#catalogue/services.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { testimonials } from '#catalogue/testimonials.ts'
import { tourPackages, type TourPackageCard as TourPackage } from '#catalogue/tour-packages.ts'
import { PosterWall } from '#site/features/cards/poster-wall.tsx'
import { ServiceRow } from '#site/features/cards/service-row.tsx'
import { TourPackageRow } from '#site/features/cards/tour-package-row.tsx'
import { useEnquiry } from '#site/features/enquiry/use-enquiry.tsx'
import { SearchPanel } from '#site/features/search/search-panel.tsx'
import { Testimonials } from '#site/features/testimonials.tsx'
import { hoursText } from '#catalogue/office-hours.ts'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { useIsWhole } from '#site/lib/first-screen.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { steadyPage } from '#site/lib/steady-page.ts'
import { packageItem } from '#site/mail/enquiry-item.ts'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { SectionTitle } from '#site/layout/section-title.tsx'
import type { Route } from './+types/home.ts'

export const loader = () => ({
  page: pageFacts(paths.home()),
  words: homePage,
  destinations: destinations.filter(({ popular }) => popular),
  tourPackages: tourPackages.filter(({ popular }) => popular),
  services,
  testimonials,
})
export const meta = pageMeta

export default steadyPage(function Home({ loaderData }: Route.ComponentProps) {
  const isWhole = useIsWhole()
  const { words, destinations, tourPackages, services, testimonials } = loaderData
  return (
    <>
      <Hero intro={words.intro} />
      {isWhole ? (
        <>
          <PopularDestinations intro={words.popularDestinations} destinations={destinations} />
          <HowWeWork steps={words.steps} />
          <FeaturedPackages intro={words.featuredPackages} tourPackages={tourPackages} />
          <Services intro={words.services} services={services} />
          <section className="on-night bg-night text-on-night">
            <div className="container-page section-space">
              <SectionTitle title="What travellers say" isOnNight />
              <Testimonials testimonials={testimonials} />
            </div>
          </section>
          <PreferToTalk />
        </>
      ) : (
        <div className="h-dvh" />
      )}
    </>
  )
})

function Hero({ intro }: { intro: string }) {
  return (
    <section className="on-night">
      <div className="relative isolate flex min-h-[min(88vh,52rem)] flex-col justify-end overflow-hidden bg-night text-on-night">
        <div className="absolute inset-0 -z-10 max-lg:[--focus-y:0%]">
          <Picture picture={sitePictures.homeHero} sizes="100vw" isMain uprightBelow={64} isDecorative />
          <div className="absolute inset-0 scrim-side max-lg:hidden" />
          <div className="absolute inset-x-0 top-0 h-40 bg-gradient-to-b from-night/85 via-night/60 via-45% to-transparent" />
        </div>
        <div className="max-lg:scrim-words">
          <div className="container-page pt-32 pb-12 lg:pb-36">
            <h1 tabIndex={-1} className="max-w-[12ch] text-h1">
              Discover Your Next Adventure
            </h1>
            <p className="mt-5 max-w-[40ch] text-lg text-balance">{intro}</p>
          </div>
        </div>
      </div>
      <div className="container-page relative -mt-6 lg:-mt-20">
        <SearchPanel />
      </div>
    </section>
  )
}

interface ListProps {
  intro: string
}

function PopularDestinations({ intro, destinations }: ListProps & { destinations: Destination[] }) {
  return (
    <section className="container-page section-space">
      <SectionTitle title="Popular destinations" intro={intro} />
      <PosterWall destinations={destinations} />
      <div className="mt-10 text-center">
        <SiteLink to={paths.destinations()} className={buttonLook('outline')}>
          View All Destinations
        </SiteLink>
      </div>
    </section>
  )
}

/** Three steps, each with the agency's mark. */
function HowWeWork({ steps }: Pick<HomePage, 'steps'>) {
  return (
    <section className="overflow-hidden border-y border-mist-2 bg-mist">
      <div className="container-page section-space">
        <h2 className="text-h2">How we work</h2>
        <div className="relative mt-8 md:mt-4">
          <svg
            aria-hidden="true"
            viewBox="0 0 1200 150"
            fill="none"
            className="w-full overflow-visible text-control max-md:hidden"
          >
            <path d="M-600 360A2516 2516 0 0 1 1800 360" stroke="currentColor" strokeWidth="2" />
            {[200, 600, 1000].map((x) => (
              <circle key={x} cx={x} cy={x === 600 ? 55 : 87} r="19" fill="var(--color-marigold)" />
            ))}
          </svg>
          <ol className="grid gap-y-8 border-control max-md:border-l-2 max-md:pl-8 md:grid-cols-3 md:text-center">
            {steps.map(({ title, text }) => (
              <li key={title} className="relative">
                <span
                  aria-hidden="true"
                  className="absolute top-0.5 -left-8 size-6 -translate-x-[13px] rounded-full bg-marigold md:hidden"
                />
                <h3 className="text-xl">{title}</h3>
                <p className="mx-auto mt-1.5 text-ink-2 md:max-w-[34ch] md:px-3">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

function FeaturedPackages({ intro, tourPackages }: ListProps & { tourPackages: TourPackage[] }) {
  const { enquire, dialog, receiptFor } = useEnquiry()
  return (
    <section className="container-page section-space">
      <SectionTitle title="Featured packages" intro={intro} />
      <ul className="border-b border-mist-2">
        {tourPackages.map((tourPackage) => (
          <TourPackageRow
            key={tourPackage.slug}
            tourPackage={tourPackage}
            onBook={() => enquire(packageItem(tourPackage))}
            receipt={receiptFor(tourPackage.name)}
          />
        ))}
      </ul>
      <div className="mt-10 text-center">
        <SiteLink to={paths.packages()} className={buttonLook('outline')}>
          View All Packages
        </SiteLink>
      </div>
      {dialog}
    </section>
  )
}

function Services({ intro, services }: ListProps & { services: Service[] }) {
  return (
    <section className="border-t border-mist-2 bg-mist">
      <div className="container-page section-space grid gap-x-16 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <SectionTitle title="Services" intro={intro} />
          <div className="relative aspect-3/4 overflow-hidden rounded-card max-lg:hidden">
            <Picture picture={sitePictures.about} sizes="400px" isDecorative />
          </div>
        </div>
        <ul className="grid gap-x-12 sm:max-lg:grid-cols-2 lg:content-between">
          {services.map((service) => (
            <ServiceRow key={service.slug} service={service} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function PreferToTalk() {
  return (
    <section className="on-night relative isolate overflow-hidden bg-night-2 text-on-night md:flex md:min-h-[34rem] md:items-center md:bg-night">
      <div className="relative aspect-3/2 md:absolute md:inset-0 md:-z-10 md:aspect-auto">
        <Picture picture={sitePictures.contact} sizes="100vw" isDecorative />
        <div className="absolute inset-0 bg-gradient-to-r from-night/88 via-night/70 via-45% to-transparent max-md:hidden" />
      </div>
      <div className="container-page py-10 md:py-16">
        <h2 className="text-h2">Prefer to talk?</h2>
        <ul className="mt-4 space-y-0.5 text-lg">
          {agency.hours.map((hours) => (
            <li key={hours.label}>
              {hours.label}: {hoursText(hours)}
            </li>
          ))}
          <li className="text-md text-on-night-2">
            {agency.timeZoneName} ({agency.timeZoneAbbreviation})
          </li>
        </ul>
        <a
          href={`tel:${agency.phone.replaceAll(' ', '')}`}
          className={buttonLook('ghost', 'mt-8 text-lg whitespace-nowrap')}
        >
          <Icon name="phone" />
          {agency.phone}
        </a>
      </div>
    </section>
  )
}
