import { about } from '#catalogue/pages.ts'
import { agency } from '#catalogue/agency.ts'
import { destinations } from '#catalogue/destinations.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import type { Route } from './+types/about.ts'

export const loader = () => ({ page: pageFacts(paths.about()), about, shown: destinations.length })
export const meta = pageMeta

const reasonIcons: IconName[] = ['compass', 'user', 'shield']
const allPlaces = agency.statistics.find(({ label }) => label === 'destinations')?.value

export default function About({ loaderData: { about, shown } }: Route.ComponentProps) {
  return (
    <>
      <PageHero title="About Us" intro={agency.tagline} picture={sitePictures.about} height="tall" />
      <Breadcrumbs trail={[]} here="About Us" />
      <section className="container-page section-space grid gap-x-16 gap-y-12 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <h2 className="kicker font-text text-muted">Our mission</h2>
          <div className="mt-3 space-y-4 font-display text-xl text-pretty lg:text-h2">
            {about.mission.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div>
          <h2 className="kicker font-text text-muted">Our story</h2>
          <div className="measure mt-3 space-y-4">
            {about.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <section className="border-y border-mist-2 bg-mist">
        <div className="container-page section-space">
          <h2 className="mb-8 text-h2 lg:mb-10">Why choose us</h2>
          <ul className="grid gap-6 lg:grid-cols-3">
            {about.reasons.map(({ title, text, practice }, index) => (
              <li key={title} className="flex flex-col rounded-card border border-mist-2 bg-white p-6">
                <Icon name={reasonIcons[index] ?? 'check'} className="size-8 text-peacock" />
                <h3 className="mt-3 text-xl">{title}</h3>
                <p className="mt-2 mb-5 text-ink-2">{text}</p>
                <p className="mt-auto flex gap-3 border-t border-mist-2 pt-4 text-md">
                  <Icon name="check" className="mt-0.5 text-success" />
                  {practice}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="container-page section-space grid items-center gap-6 md:grid-cols-[1fr_auto]">
        <div>
          <h2 className="text-h2">Ask us about a place</h2>
          <p className="measure mt-2 text-lg text-balance text-ink-2">
            {shown} of our {allPlaces} destinations are shown here:{' '}
            <SiteLink
              to={paths.destinations()}
              className="font-semibold text-peacock underline underline-offset-3 hover:text-peacock-dark"
            >
              see them all
            </SiteLink>
            . For the others, write to us.
          </p>
          <p className="measure mt-3 text-ink-2">
            Can everyone use this site? Our{' '}
            <SiteLink
              to={`${paths.helpCenter()}#accessibility`}
              className="font-semibold text-peacock underline underline-offset-3 hover:text-peacock-dark"
            >
              accessibility statement
            </SiteLink>{' '}
            says how far, and whom to tell.
          </p>
        </div>
        <SiteLink to={paths.contact()} className={buttonLook('main', 'justify-self-start')}>
          Contact Us
        </SiteLink>
      </section>
    </>
  )
}
