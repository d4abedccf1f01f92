import { destinations } from '#catalogue/destinations.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { DestinationCard } from '#site/features/cards/destination-card.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { seo } from '#site/lib/seo.ts'

export const meta = () =>
  seo({
    title: pageTitle('Destinations'),
    description: `${destinations.length} places we know on foot, from Kathmandu to Machu Picchu, each with its best months and its price from Delhi.`,
  })

export default function Destinations() {
  return (
    <>
      <PageHero
        title="Destinations"
        intro="Places we know on foot, with their best months, an honest drawback and what a few nights cost from."
        picture={sitePictures.destinations}
      />
      <Breadcrumbs trail={[]} here="Destinations" />
      <section className="container-page py-12 lg:py-16">
        <p className="mb-6 text-md text-muted">
          {destinations.length} of our 50+ destinations are shown here.
        </p>
        <h2 className="sr-only">All destinations</h2>
        <ul data-stagger className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-3">
          {destinations.map((destination) => (
            <DestinationCard
              key={destination.slug}
              destination={destination}
              sizes="(width >= 80rem) 390px, (width >= 64rem) 31vw, 48vw"
            />
          ))}
        </ul>
      </section>
    </>
  )
}
