import { helpCenterPage, accessibility } from '#catalogue/pages.ts'
import { agency } from '#catalogue/agency.ts'
import { faq } from '#catalogue/faq.ts'
import { HelpSearch } from '#site/features/help-search.tsx'
import { KeepForOffline } from '#site/features/keep-for-offline.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { Questions } from '#site/layout/questions.tsx'
import { ReachableText } from '#site/layout/reachable-text.tsx'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import type { Route } from './+types/help-center.ts'

export const loader = () => ({
  page: pageFacts(paths.helpCenter()),
  words: helpCenterPage,
  questions: faq.helpCenter,
  statement: accessibility.statement,
})
export const meta = pageMeta

export default function HelpCenter({ loaderData: { words, questions, statement } }: Route.ComponentProps) {
  // Each group is a separate accordion. Opening an answer does not close one in another group.
  const groups = [
    { name: 'booking-and-payments', title: 'Booking & Payments', items: questions.bookingAndPayments },
    { name: 'account-management', title: 'Account Management', items: questions.accountManagement },
    { name: 'cancellations', title: 'Cancellations', items: questions.cancellations },
  ]
  return (
    <>
      <PageHero title="Help Center" intro={words.intro}>
        <HelpSearch />
      </PageHero>
      <Breadcrumbs trail={[]} here="Help Center" />
      <div className="container-page space-y-12 py-12 lg:py-16">
        {groups.map(({ name, title, items }) => (
          <section key={name} className="grid gap-x-16 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
            <h2 className="text-xl lg:pt-3.5">{title}</h2>
            <Questions name={name} items={items} />
          </section>
        ))}
      </div>
      <section className="border-y border-mist-2 bg-mist print:hidden">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-10">
          <div>
            <h2 className="text-2xl">Still looking?</h2>
            <p className="measure mt-1 text-ink-2">
              <ReachableText
                text={`Write to ${agency.supportEmail} or call ${agency.phone}. We answer ${agency.replyPromise}.`}
              />
            </p>
          </div>
          <SiteLink to={paths.contact()} className={buttonLook('main')}>
            Contact Support
          </SiteLink>
        </div>
      </section>
      <ReadOffline />
      <AccessibilityStatement statement={statement} />
    </>
  )
}

function ReadOffline() {
  return (
    <section
      id="read-offline"
      className="container-page print:hidden grid gap-x-16 gap-y-4 pt-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-16"
    >
      <h2 className="text-xl">Without a connection</h2>
      <div className="measure text-ink-2">
        <KeepForOffline />
      </div>
    </section>
  )
}

function AccessibilityStatement({ statement }: { statement: string[] }) {
  return (
    <section
      id="accessibility"
      className="container-page grid gap-x-16 gap-y-4 py-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-16"
    >
      <h2 className="text-xl">Accessibility</h2>
      <div className="measure space-y-4 text-ink-2">
        {statement.map((paragraph) => (
          <p key={paragraph}>
            <ReachableText text={paragraph} />
          </p>
        ))}
      </div>
    </section>
  )
}
