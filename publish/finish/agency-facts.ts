/** The agency's facts that mails repeat, taken from `content/agency.yaml` for the server. */
import { drawnSlots } from '#catalogue/build/drawn-slots.ts'
import { agency, countries } from '#catalogue/build/read-catalogue.ts'
import type { AgencyFacts } from '#contract/agency-facts.ts'

export function agencyFacts(): AgencyFacts {
  const { name, tagline, locale, timeZone, timeZoneName, timeZoneAbbreviation, colours } = agency
  const { replyPromise, phone, supportEmail: email, hours } = agency
  const { sampleContent, sendsCustomPackageRequests, sendsNewsletterSignUps } = agency
  return {
    name,
    tagline,
    locale,
    timeZone,
    timeZoneName: `${timeZoneName} (${timeZoneAbbreviation})`,
    colours,
    replyPromise,
    phone,
    email,
    hours: hours.map(({ days, label, opens, closes }) => ({ days, label, opens, closes })),
    sampleContent,
    countries: countries.map(({ name, checked, closures }) => ({ name, checked, closures })),
    drawnSlots: drawnSlots(),
    sendsCustomPackageRequests,
    sendsNewsletterSignUps,
  }
}
