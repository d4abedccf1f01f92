import { agency } from '#catalogue/agency.ts'
import type { DestinationCard as Destination } from '#catalogue/destinations.ts'
import type { ServiceCard as Service } from '#catalogue/services.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import type { Testimonial } from '#catalogue/testimonials.ts'
import type { TourPackageCard as TourPackage } from '#catalogue/tour-packages.ts'
import { DestinationCard } from '#site/features/cards/destination-card.tsx'
import { ServiceRow } from '#site/features/cards/service-row.tsx'
import { TourPackageCard } from '#site/features/cards/tour-package-card.tsx'
import { useEnquiry } from '#site/features/enquiry/use-enquiry.tsx'
import { SearchPanel } from '#site/features/search/search-panel.tsx'
import { hoursText } from '#site/lib/office-hours.ts'
import { seo } from '#site/lib/seo.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { SectionTitle } from '#site/layout/section-title.tsx'
import type { Route } from './+types/home.ts'

/** What is shown travels with the page, so that its first load does not grow with the catalogue. */
async function load() {
  const [{ destinations }, { tourPackages }, { services }, { testimonials }] = await Promise.all([
    import('#catalogue/destinations.ts'),
    import('#catalogue/tour-packages.ts'),
    import('#catalogue/services.ts'),
    import('#catalogue/testimonials.ts'),
  ])
  return {
    destinations: destinations.filter(({ popular }) => popular),
    tourPackages: tourPackages.filter(({ popular }) => popular),
    services,
    testimonials,
  }
}
export const loader = load
export const clientLoader = load

export const meta = () => seo({ title: `${agency.name}: ${agency.tagline}`, description: agency.description })

const steps = [
  { title: 'Ask', text: 'Send one question about a place or a trip. A person who has been there answers.' },
  { title: 'Shape', text: 'We draw up days, stays and a price in dollars, and change it until it fits.' },
  { title: 'Go', text: 'You travel with local guides, and one number that answers day and night.' },
]

export default function Home({ loaderData }: Route.ComponentProps) {
  const { destinations, tourPackages, services, testimonials } = loaderData
  return (
    <>
      <Hero />
      <PopularDestinations destinations={destinations} />
      <HowWeWork />
      <FeaturedPackages tourPackages={tourPackages} />
      <Services services={services} />
      <Testimonials testimonials={testimonials} />
      <PreferToTalk />
    </>
  )
}

function Hero() {
  return (
    <section className="on-night">
      <div className="relative isolate flex min-h-[min(88vh,52rem)] flex-col justify-end overflow-hidden bg-night text-on-night">
        <div className="absolute inset-0 -z-10">
          <Picture picture={sitePictures.homeHero} sizes="100vw" isMain isDecorative />
          <div className="absolute inset-0 bg-gradient-to-r from-night/85 via-night/60 to-night/35 md:via-night/45 md:to-night/10" />
          <div className="absolute inset-x-0 top-0 h-40 bg-gradient-to-b from-night/85 via-night/60 via-45% to-transparent" />
        </div>
        <div className="container-page pt-32 pb-12 lg:pb-36">
          <h1 tabIndex={-1} className="max-w-[12ch] text-h1">
            Discover Your Next Adventure
          </h1>
          <p className="mt-5 max-w-[40ch] text-lg">
            Twenty places and fourteen trips, planned in New Delhi by people who have walked them.
          </p>
        </div>
      </div>
      <div className="container-page relative -mt-6 lg:-mt-20">
        <SearchPanel />
      </div>
    </section>
  )
}

function PopularDestinations({ destinations }: { destinations: Destination[] }) {
  return (
    <section className="container-page section-space">
      <SectionTitle
        title="Popular destinations"
        intro="The places travellers from Delhi ask about most, and what a few nights there cost from."
      />
      <ul className="grid grid-cols-2 gap-4 max-lg:*:first:col-span-2 sm:gap-6 lg:grid-cols-3">
        {destinations.map((destination, index) => (
          <DestinationCard
            key={destination.slug}
            destination={destination}
            // The first takes both columns where there are two.
            sizes={`(width >= 80rem) 390px, (width >= 64rem) 31vw, ${index === 0 ? '96vw' : '48vw'}`}
          />
        ))}
      </ul>
      <div className="mt-10 text-center">
        <SiteLink to={paths.destinations()} className={buttonLook('outline')}>
          View All Destinations
        </SiteLink>
      </div>
    </section>
  )
}

function HowWeWork() {
  return (
    <section className="border-y border-mist-2 bg-mist">
      <div className="container-page grid gap-8 py-12 md:grid-cols-[auto_1fr_1fr_1fr] md:items-start lg:gap-12">
        <h2 className="text-2xl md:max-w-[9ch]">How we work</h2>
        {steps.map(({ title, text }, index) => (
          <div key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-marigold font-display text-lg font-semibold"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-md text-ink-2">{text}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

function FeaturedPackages({ tourPackages }: { tourPackages: TourPackage[] }) {
  const { enquire, dialog, receipt } = useEnquiry()
  return (
    <section className="container-page section-space">
      <SectionTitle
        title="Featured packages"
        intro="Eight finished journeys. The price is per person, two sharing."
      />
      {receipt}
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {tourPackages.map((tourPackage) => (
          <TourPackageCard
            key={tourPackage.slug}
            tourPackage={tourPackage}
            sizes="(width >= 80rem) 290px, (width >= 30rem) 48vw, 100vw"
            onBook={() => enquire({ name: tourPackage.name, type: 'Package', price: tourPackage.price })}
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

function Services({ services }: { services: Service[] }) {
  return (
    <section className="border-t border-mist-2 bg-mist">
      <div className="container-page section-space grid gap-x-16 lg:grid-cols-[1fr_2fr]">
        <SectionTitle title="Services" intro="Take one on its own, or let us fold all of them into a trip." />
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {services.map((service) => (
            <ServiceRow key={service.slug} service={service} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <section className="on-night bg-night text-on-night">
      <div className="container-page section-space">
        <SectionTitle title="What travellers say" isOnNight />
        <ul className="grid gap-6 lg:grid-cols-3">
          {testimonials.map(({ id, name, location, rating, text, image }) => (
            <li key={id} className="flex flex-col rounded-card border border-night-line bg-night-2 p-6">
              <p className="flex gap-0.5 text-marigold">
                <span className="sr-only">{rating} out of 5</span>
                {Array.from({ length: rating }, (_, star) => (
                  <Icon key={star} name="star" isFilled className="size-4" />
                ))}
              </p>
              <blockquote className="mt-4 mb-6">{text}</blockquote>
              <p className="mt-auto flex items-center gap-3">
                <span className="relative size-14 shrink-0 overflow-hidden rounded-full">
                  <Picture picture={image} sizes="56px" isDecorative />
                </span>
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-md text-on-night-2">{location}</span>
                </span>
              </p>
            </li>
          ))}
        </ul>
        <dl className="mt-12 grid grid-cols-3 gap-4 border-t border-night-line pt-10 text-center">
          {agency.statistics.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-md text-on-night-2">{label}</dt>
              <dd className="font-display text-xl font-semibold whitespace-nowrap text-marigold sm:text-h2">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function PreferToTalk() {
  return (
    <section className="relative isolate overflow-hidden bg-mist">
      <div className="container-page grid items-center gap-8 py-16 md:grid-cols-[1fr_auto]">
        <div>
          <h2 className="text-h2">Prefer to talk?</h2>
          <ul className="mt-3 space-y-0.5 text-ink-2">
            {agency.hours.map((hours) => (
              <li key={hours.label}>
                {hours.label}: {hoursText(hours)}
              </li>
            ))}
            <li className="text-md text-muted">Indian time (IST)</li>
          </ul>
        </div>
        <a href={`tel:${agency.phone.replaceAll(' ', '')}`} className={buttonLook('solid', 'text-lg')}>
          <Icon name="phone" />
          {agency.phone}
        </a>
      </div>
    </section>
  )
}
