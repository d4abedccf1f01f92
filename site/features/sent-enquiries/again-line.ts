import { agency } from '#catalogue/agency.ts'
import type { SentEnquiry } from '#site/mail/sent-enquiries.ts'

export const dayOf = ({ at }: SentEnquiry): string =>
  new Date(at).toLocaleDateString(agency.locale, { dateStyle: 'long' })

/** The first line of a follow-up message, so that the agency can find the first message. */
export const againLine = (sent: SentEnquiry): string =>
  `To my enquiry of ${dayOf(sent)}${sent.reference ? `, reference ${sent.reference}` : ''}:\n`
