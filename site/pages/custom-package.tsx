import { customPackagePage } from '#catalogue/pages.ts'
import { useEffect, useRef, useState } from 'react'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { RequestSummary } from '#site/features/custom-package/request-summary.tsx'
import type { SubmittedRequest } from '#site/features/custom-package/submit-request.ts'
import type { ThankYouProps } from '#site/features/custom-package/thank-you.tsx'
import { Wizard } from '#site/features/custom-package/wizard.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { NeedsScripts } from '#site/layout/needs-scripts.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { focusOn } from '#site/lib/focus.ts'
import { hydratedLater } from '#site/lib/hydrated-later.tsx'
import { later } from '#site/lib/later.tsx'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { paths } from '#site/paths.ts'

import type { Route } from './+types/custom-package.ts'

const PreferToTalk = hydratedLater(() =>
  import('#site/features/custom-package/prefer-to-talk.tsx').then((module) => module.PreferToTalk),
)
const ThankYou = later<ThankYouProps>(
  () => import('#site/features/custom-package/thank-you.tsx').then((module) => module.ThankYou),
  { Otherwise: BareRequest, waitsForVisitor: true },
)

/** Shown if the code of the complete view could not be fetched. */
function BareRequest({ submitted }: ThankYouProps) {
  return submitted ? <RequestSummary request={submitted.request} /> : null
}

export const loader = () => ({ page: pageFacts(paths.customPackage()), words: customPackagePage })
export const meta = pageMeta

export default function CustomPackage({ loaderData }: Route.ComponentProps) {
  const [submitted, setSubmitted] = useState<SubmittedRequest>()
  const shown = useRef(submitted)

  useEffect(() => {
    if (shown.current === submitted) return
    shown.current = submitted
    scrollTo({ top: 0 })
    focusOn(document.querySelector<HTMLElement>('main h1'), { preventScroll: true })
  }, [submitted])

  return (
    <>
      {submitted ? (
        <PageHero
          title="Thank You"
          intro={`${submitted.request.name}, your trip is written down.`}
          picture={sitePictures.thankYou}
          crop="low"
        />
      ) : (
        <PageHero
          title="Create Your Custom Package"
          intro={loaderData.words.intro}
          picture={sitePictures.about}
          crop="high"
        />
      )}
      <Breadcrumbs trail={[{ to: paths.packages(), text: 'Packages' }]} here="Custom Package" />
      <div className="container-page grid items-start gap-12 py-8 sm:py-12 lg:grid-cols-[minmax(0,45rem)_18rem] lg:justify-between lg:py-16">
        <div className="min-w-0">
          {!submitted && (
            <>
              <NeedsScripts what="A plan in four steps" />
              <Wizard onSubmitted={setSubmitted} />
            </>
          )}
          <ThankYou submitted={submitted} onAnother={() => setSubmitted(undefined)} />
        </div>
        <PreferToTalk />
      </div>
    </>
  )
}
