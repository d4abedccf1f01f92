import { servicesPage } from '#catalogue/pages.ts'
import { services } from '#catalogue/services.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { ServiceCard } from '#site/features/cards/service-card.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import type { Route } from './+types/services.ts'

export const loader = () => ({ page: pageFacts(paths.services()), words: servicesPage, services })
export const meta = pageMeta

export default function Services({ loaderData: { words, services } }: Route.ComponentProps) {
  return (
    <>
      <PageHero title="Services" intro={words.intro} picture={sitePictures.services} />
      <Breadcrumbs trail={[]} here="Services" />
      <section className="container-page py-12 lg:py-16">
        <h2 className="sr-only">All services</h2>
        <ul data-stagger className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {services.map((service) => (
            <ServiceCard
              key={service.slug}
              service={service}
              sizes="(width >= 80rem) 384px, (width >= 64rem) 31vw, (width >= 48rem) 46vw, 100vw"
            />
          ))}
        </ul>
      </section>
      <section className="border-t border-mist-2 bg-mist">
        <div className="container-page grid items-center gap-6 py-12 md:grid-cols-[1fr_auto] lg:py-16">
          <div>
            <h2 className="text-h2">{words.closing.title}</h2>
            <p className="measure mt-3 text-lg text-ink-2">{words.closing.text}</p>
          </div>
          <SiteLink to={paths.contact()} className={buttonLook('main', 'justify-self-start')}>
            Contact Us
          </SiteLink>
        </div>
      </section>
    </>
  )
}
