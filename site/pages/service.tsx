import { services, type Service, type ServiceCard as Card } from '#catalogue/services.ts'
import { findService } from '#catalogue/whole-entries.ts'
import { ServiceRow } from '#site/features/cards/service-row.tsx'
import { PlainEnquiry } from '#site/features/enquiry/plain-enquiry.tsx'
import { useEnquiry } from '#site/features/enquiry/use-enquiry.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { LoadFailed } from '#site/layout/load-failed.tsx'
import { NotFoundItem } from '#site/layout/not-found-item.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { ReachableText } from '#site/layout/reachable-text.tsx'
import { missingPage, pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { CheckList } from '#site/ui/check-list.tsx'
import type { Route } from './+types/service.ts'

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const service = findService(slug)
  return {
    page: service ? pageFacts(paths.service(service)) : missingPage('Service Not Found'),
    service,
    others: service ? services.filter((other) => other.slug !== slug) : services.slice(0, 3),
  }
}
export const meta = pageMeta

export default function ServicePage({ loaderData: { service, others } }: Route.ComponentProps) {
  if (!service) return <ServiceNotFound others={others} />
  // The key resets dialog and receipt when the slug changes.
  return <ServiceDetail key={service.slug} service={service} others={others} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <LoadFailed what="service" error={error} />
)

function ServiceDetail({ service, others }: { service: Service; others: Card[] }) {
  const { title, description, longDescription, features, suits } = service
  const { enquire, dialog, receiptFor } = useEnquiry()
  const receipt = receiptFor(title)
  return (
    <>
      <PageHero title={title} intro={description} picture={service.image} height="tall" />
      <Breadcrumbs trail={[{ to: paths.services(), text: 'Services' }]} here={title} />
      <div className="container-page grid gap-12 py-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16 lg:py-16">
        <div className="space-y-14">
          <section>
            <h2 className="text-h2">How it works</h2>
            <div className="measure mt-5 space-y-4">
              {longDescription.map((paragraph) => (
                <p key={paragraph}>
                  <ReachableText text={paragraph} />
                </p>
              ))}
            </div>
          </section>
          <section>
            <h2 className="text-h2">Key features</h2>
            <CheckList items={features} />
          </section>
        </div>
        <aside className="max-lg:order-first lg:sticky lg:top-26 lg:self-start">
          <div className="rounded-card border border-mist-2 bg-white p-6 shadow-float md:max-lg:grid md:max-lg:grid-cols-[1fr_16rem] md:max-lg:items-center md:max-lg:gap-x-10">
            {suits && (
              <div className="max-md:mb-5 lg:mb-5">
                <h2 className="text-xl">Who it is for</h2>
                <p className="mt-2 text-ink-2">{suits}</p>
              </div>
            )}
            <Button
              variant="main"
              className="w-full noscript:hidden"
              onClick={() => enquire({ name: title, type: 'Service' })}
            >
              Enquire Now
            </Button>
            <PlainEnquiry item={{ name: title, type: 'Service' }} />
            {receipt && <div className="mt-4 md:max-lg:col-span-2">{receipt}</div>}
          </div>
        </aside>
      </div>
      <MoreServices title="Other services" list={others} />
      {dialog}
    </>
  )
}

function MoreServices({ title, list }: { title: string; list: Card[] }) {
  return (
    <section className="border-t border-mist-2 bg-mist">
      <div className="container-page py-12 lg:py-16">
        <h2 className="mb-6 text-2xl">{title}</h2>
        {/* Two cards in the last row share it equally. In two columns a single last card fills the row. */}
        <ul className="grid gap-x-12 md:grid-cols-2 lg:grid-cols-6 md:max-lg:*:odd:last:col-span-2 lg:*:col-span-2 lg:[&>:last-child:nth-child(3n+2)]:col-span-3 lg:[&>:nth-last-child(2):nth-child(3n+1)]:col-span-3">
          {list.map((service) => (
            <ServiceRow key={service.slug} service={service} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function ServiceNotFound({ others }: { others: Card[] }) {
  return (
    <>
      <NotFoundItem
        title="Service Not Found"
        text="We do not offer a service at this address. It may have been renamed, or the address may be mistyped."
        back={{ to: paths.services(), text: 'Back to Services' }}
      />
      <MoreServices title="What we do offer" list={others} />
    </>
  )
}
