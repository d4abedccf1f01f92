import type { ReactNode } from 'react'
import type { Policy } from '#catalogue/pages.ts'
import { formatDay } from '#catalogue/format-day.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { PageHero } from './page-hero.tsx'
import { ReachableText } from './reachable-text.tsx'

interface PolicyPageProps {
  policy: Policy
  /** Shown above the summary: the answer that most visitors look for. */
  figures?: ReactNode
  /** Shown below the summary. */
  atAGlance?: ReactNode
  /** The question above a button to the contact page. Without a question there is no button. */
  question?: string
}

type Section = Policy['sections'][number]

const anchorOf = ({ heading }: Section): string => heading.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** A page of terms: title with date, summary, and a table of contents beside the sections. */
export function PolicyPage({ policy, figures, atAGlance, question }: PolicyPageProps) {
  const { title, summary, dated, sections } = policy
  return (
    <>
      <PageHero title={title}>
        <p className="mt-4 text-on-night-2">
          {dated.label} <time dateTime={dated.date}>{formatDay(dated.date)}</time>
        </p>
      </PageHero>
      <Breadcrumbs trail={[]} here={title} />
      {/* A zero is wider than most letters, so 54ch is about 70 characters. */}
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 py-10 lg:grid-cols-[14rem_minmax(0,54ch)] lg:py-16 xl:grid-cols-[13rem_minmax(0,54ch)_minmax(0,1fr)]">
        <div
          className={`max-w-[54ch] rounded-card bg-mist p-5 sm:p-6 lg:col-start-2 xl:col-start-3 xl:row-start-1 xl:self-start ${
            // If it were sticky and longer than the window, its end could not be seen.
            atAGlance ? '' : 'xl:sticky xl:top-26'
          }`}
        >
          <h2 className="text-lg">In short</h2>
          {figures}
          <p className="mt-1.5">
            <ReachableText text={summary} />
          </p>
          {atAGlance}
        </div>
        <Contents sections={sections} />
        <div className="max-w-[54ch] *:first:mt-0 lg:col-start-2 xl:row-start-1">
          {sections.map((section) => (
            <PolicySection key={section.heading} section={section} />
          ))}
          {question && (
            <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-mist-2 pt-6 print:hidden">
              <p className="font-display text-lg font-semibold">{question}</p>
              <SiteLink to={paths.contact()} className={buttonLook('solid')}>
                Contact Us
              </SiteLink>
            </div>
          )}
        </div>
      </div>
    </>
  )
}

function Contents({ sections }: { sections: Section[] }) {
  return (
    <nav
      aria-label="On this page"
      className="lg:sticky lg:top-26 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start xl:row-span-1"
    >
      <h2 className="kicker mb-1 font-text text-muted">On this page</h2>
      <ul className="border-l border-mist-2 md:max-lg:columns-2">
        {sections.map((section) => (
          <li key={section.heading}>
            <a
              href={`#${anchorOf(section)}`}
              className="-ml-px flex min-h-10 items-center border-l-2 border-transparent py-1.5 pl-4 text-md leading-snug text-ink-2 hover:border-peacock hover:text-peacock"
            >
              {section.heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PolicySection({ section }: { section: Section }) {
  const { heading, text, points, link } = section
  return (
    <section id={anchorOf(section)} className="mt-10">
      <h2 className="text-2xl">{heading}</h2>
      <div className="mt-3 space-y-4">
        {text?.map((paragraph) => (
          <p key={paragraph}>
            <ReachableText text={paragraph} />
          </p>
        ))}
        {points && (
          <ul className="list-disc space-y-2.5 pl-5 marker:text-peacock">
            {points.map((point) => (
              <li key={point} className="pl-1">
                <Point text={point} />
              </li>
            ))}
          </ul>
        )}
        {link && (
          <SiteLink
            to={link.href}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-peacock underline-offset-4 hover:underline"
          >
            {link.text}
            <Icon name="arrowRight" />
          </SiteLink>
        )}
      </div>
    </section>
  )
}

/** "Deposit: a non-refundable…": the text before the colon is the title. */
function Point({ text }: { text: string }) {
  const [, name, rest] = /^([^.:;[]{2,60}): (.+)$/.exec(text) ?? []
  if (!name || !rest) return <ReachableText text={text} />
  return (
    <>
      <strong className="font-semibold">{name}:</strong> <ReachableText text={rest} />
    </>
  )
}
