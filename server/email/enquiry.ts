import * as z from 'zod/mini'
import type { AgencyVoice } from '#server/site/agency.ts'
import { cleanLine } from './clean.ts'
import type { Fact } from './mail-layout.ts'

export interface Enquiry {
  id: string
  kind: 'query' | 'contact'
  /** As the client sent them, unchecked. */
  variables: Record<string, unknown>
  receivedAt: number
}

type Variables = Enquiry['variables']

const emailAddress = z.email().check(z.maxLength(254))

export const visitorName = (variables: Variables): string => cleanLine(variables['from_name'])

/** The beginning of its id, which mails show because it is short enough to read out on the phone. */
export const referenceOf = ({ id }: Pick<Enquiry, 'id'>): string => id.slice(0, 8)

/** The address as it was typed, and whether it is valid. */
export function visitorAddress(variables: Variables): { written: string; canReply: boolean } {
  const written = cleanLine(variables['from_email'], 254)
  return { written, canReply: emailAddress.safeParse(written).success }
}

/** What the enquiry is about, without empty lines. */
export function subjectFacts({ kind, variables }: Pick<Enquiry, 'kind' | 'variables'>): Fact[] {
  const facts =
    kind === 'query'
      ? [
          { label: 'About', value: cleanLine(variables['item_name']) },
          { label: 'Kind', value: cleanLine(variables['item_type']) },
          { label: 'Price shown', value: cleanLine(variables['item_price']) },
        ]
      : [{ label: 'Subject', value: cleanLine(variables['subject'], 300) }]
  return facts.filter(({ value }) => value !== '')
}

const dayAndTime = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
} as const

// Creating a formatter costs more than the rest of a mail.
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The time on the office's clock, with am and pm as on the site. */
export function officeTime(
  { locale, timeZone, timeZoneName }: Pick<AgencyVoice, 'locale' | 'timeZone' | 'timeZoneName'>,
  epochMs: number,
): string {
  const key = `${locale} ${timeZone}`
  const clock = clocks.get(key) ?? new Intl.DateTimeFormat(locale, { ...dayAndTime, timeZone })
  clocks.set(key, clock)
  return `${clock.format(epochMs)}, ${timeZoneName}`
}
