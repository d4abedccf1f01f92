import { listedPeople } from '#catalogue/listed-people.ts'
import { contactPage } from '#catalogue/pages.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { ContactDetails } from '#site/features/contact/contact-details.tsx'
import { ContactForm } from '#site/features/contact/contact-form.tsx'
import { PeopleList } from '#site/features/people/people-list.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import type { Route } from './+types/contact.ts'

export const loader = () => ({ page: pageFacts(paths.contact()), words: contactPage, people: listedPeople })
export const meta = pageMeta

export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero title="Contact Us" intro={loaderData.words.intro} picture={sitePictures.contact} />
      <Breadcrumbs trail={[]} here="Contact" />
      <div className="container-page grid items-start gap-14 py-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-20 lg:py-16">
        <section className="print:hidden">
          <h2 className="text-h2">Send us a message</h2>
          <p className="mt-3 mb-6 text-ink-2">
            If you would like a trip made for you,{' '}
            <SiteLink
              to={paths.customPackage()}
              className="font-semibold text-peacock underline underline-offset-2 hover:text-peacock-dark"
            >
              four short steps
            </SiteLink>{' '}
            tell us all we need.
          </p>
          <ContactForm />
        </section>
        <ContactDetails />
      </div>
      <PeopleList people={loaderData.people} />
    </>
  )
}
