import { travelInsurancePage, insurance } from '#catalogue/pages.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import type { Route } from './+types/travel-insurance.ts'

export const loader = () => ({
  page: pageFacts(paths.travelInsurance()),
  words: travelInsurancePage,
  insurance,
})
export const meta = pageMeta

export default function TravelInsurance({ loaderData: { words, insurance } }: Route.ComponentProps) {
  return (
    <>
      <PageHero title="Travel Insurance" intro={words.intro} picture={sitePictures.insurance} crop="high" />
      <Breadcrumbs trail={[]} here="Travel Insurance" />
      <div className="container-page grid gap-x-16 gap-y-12 py-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-16">
        <div className="measure space-y-4 *:first:text-lg">
          {insurance.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <aside className="lg:sticky lg:top-26 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden">
          <div className="flex gap-x-10 gap-y-5 rounded-card border border-mist-2 bg-white p-6 shadow-float max-md:flex-col md:items-center md:justify-between lg:flex-col lg:items-stretch">
            <div>
              <h2 className="text-xl">Cover for your dates</h2>
              <p className="mt-2 text-md text-ink-2">
                Send your dates, route and ages. You get choices side by side, in ordinary words.
              </p>
            </div>
            <SiteLink to={paths.contact()} className={buttonLook('main', 'shrink-0')}>
              Get a Free Quote
            </SiteLink>
          </div>
        </aside>
        <div className="space-y-14">
          <section>
            <h2 className="text-h2">Benefits</h2>
            <ul className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-2">
              {insurance.benefits.map(({ title, text }) => (
                <li key={title}>
                  <h3 className="text-lg">{title}</h3>
                  <p className="mt-1 text-ink-2">{text}</p>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="text-h2">What it covers</h2>
            <ul className="mt-6 divide-y divide-mist-2 border-y border-mist-2">
              {insurance.coverage.map(({ title, text }) => (
                <li
                  key={title}
                  className="grid gap-x-4 gap-y-1 py-5 max-sm:grid-cols-[auto_1fr] sm:grid-cols-[auto_minmax(0,2fr)_minmax(0,3fr)]"
                >
                  <Icon name="shield" className="size-6 text-peacock" />
                  <h3 className="text-lg">{title}</h3>
                  <p className="text-ink-2 max-sm:col-start-2">{text}</p>
                </li>
              ))}
            </ul>
            <p className="mt-6 flex gap-3 rounded-control bg-on-caution p-4 text-md">
              <Icon name="info" className="mt-0.5 text-caution" />
              {insurance.note}
            </p>
          </section>
        </div>
      </div>
    </>
  )
}
