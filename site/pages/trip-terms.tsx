import type { TourPackage } from '#catalogue/tour-packages.ts'
import { CountryRules } from '#site/features/before-you-go/country-rules.tsx'
import { Reviewed } from '#site/features/before-you-go/reviewed.tsx'
import { Inclusions } from '#site/features/itinerary/inclusions.tsx'
import { Itinerary } from '#site/features/itinerary/itinerary.tsx'
import { TripFit } from '#site/features/itinerary/trip-fit.tsx'
import { RefundConditions, RefundShares } from '#site/features/refund-dates/refund-conditions.tsx'
import { RefundDates } from '#site/features/refund-dates/refund-dates.tsx'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'

export interface TripTermsProps {
  tourPackage: TourPackage
}

/** The days and terms of a trip. This part of the page is the same without scripts. */
export function TripTerms({ tourPackage }: TripTermsProps) {
  const { name, itinerary, route, ifClosed, whatsIncluded, whatsNotIncluded } = tourPackage
  return (
    <div className="space-y-14">
      {itinerary && (
        <section id="itinerary">
          <h2 className="text-h2">{`${name} itinerary, day by day`}</h2>
          <Itinerary days={itinerary} route={route} />
          {ifClosed && (
            <p className="measure mt-6 text-md text-ink-2">
              <span className="font-semibold">Closing days: </span>
              {ifClosed}
            </p>
          )}
        </section>
      )}
      {(whatsIncluded ?? whatsNotIncluded) && (
        <section id="included">
          <Inclusions included={whatsIncluded} notIncluded={whatsNotIncluded} />
        </section>
      )}
      <TripFit tourPackage={tourPackage} />
      {/* Not `BeforeYouGo`, which inside this part would be empty until its own code is loaded. */}
      <CountryRules countries={tourPackage.beforeYouGo} />
      <Refunds trip={name} />
      <Reviewed month={tourPackage.reviewed} />
    </div>
  )
}

function Refunds({ trip }: { trip: string }) {
  return (
    <section>
      <h2 className="text-h2">If you have to cancel</h2>
      <div className="measure mt-4 space-y-5">
        <RefundDates trip={trip} />
        <RefundShares />
        <RefundConditions />
        <p className="text-md">
          <SiteLink
            to={paths.cancellationPolicy()}
            className="inline-flex min-h-11 items-center font-semibold text-peacock underline underline-offset-2 hover:text-peacock-dark"
          >
            Read how refunds work
          </SiteLink>
        </p>
      </div>
    </section>
  )
}
