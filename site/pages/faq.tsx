import { faqPage } from '#catalogue/pages.ts'
import { faq } from '#catalogue/faq.ts'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { Questions } from '#site/layout/questions.tsx'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { steadyPage } from '#site/lib/steady-page.ts'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import type { Route } from './+types/faq.ts'

export const loader = () => ({ page: pageFacts(paths.faq()), words: faqPage, questions: faq.page })
export const meta = pageMeta

export default steadyPage(function FaqPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero title="Frequently Asked Questions" intro={loaderData.words.intro} />
      <Breadcrumbs trail={[]} here="FAQ" />
      <div className="container-page grid gap-x-16 gap-y-12 py-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-16">
        <section>
          <h2 className="sr-only">Questions and answers</h2>
          <Questions name="faq" items={loaderData.questions} />
        </section>
        <aside className="flex gap-x-10 gap-y-5 rounded-card bg-mist p-6 max-md:flex-col md:items-center md:justify-between lg:flex-col lg:items-stretch lg:self-start print:hidden">
          <div>
            <h2 className="text-xl">Didn’t find your question?</h2>
            <p className="mt-2 text-md text-ink-2">
              Ask a planner, or look in the{' '}
              <SiteLink
                to={paths.helpCenter()}
                className="font-semibold text-peacock underline underline-offset-2"
              >
                Help Center
              </SiteLink>{' '}
              for payments, accounts and refunds.
            </p>
          </div>
          <SiteLink to={paths.contact()} className={buttonLook('solid', 'shrink-0')}>
            Contact Us
          </SiteLink>
        </aside>
      </div>
    </>
  )
})
