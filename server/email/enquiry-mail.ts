import { queryExtraFields } from '#contract/email.ts'
import type { AgencyVoice } from '#server/site/agency.ts'
import { cleanLine, cleanText } from './clean.ts'
import { officeTime, referenceOf, subjectFacts, visitorAddress, visitorName } from './enquiry.ts'
import type { Enquiry } from './enquiry.ts'
import { layOutMail } from './mail-layout.ts'
import type { Fact } from './mail-layout.ts'
import type { Message } from './outbox.ts'

type EnquiryMail = Omit<Message, 'to'>

/** The kinds of mail that contain what a visitor sent. */
export const enquiryMailKinds = ['enquiry', 'contact-message'] as const

/** The mail to the agency. It has everything needed to answer, and replies go directly to the visitor. */
export function enquiryMail(agency: AgencyVoice, enquiry: Enquiry): EnquiryMail {
  const { variables } = enquiry
  const name = visitorName(variables)
  const { written: address, canReply } = visitorAddress(variables)
  const facts = [
    ...subjectFacts(enquiry),
    { label: 'Name', value: name },
    { label: 'E-mail', value: address, ...(canReply ? { href: `mailto:${address}` } : {}) },
    ...extraFacts(variables),
    { label: 'Received', value: officeTime(agency, enquiry.receivedAt) },
    { label: 'Reference', value: referenceOf(enquiry) },
  ].filter(({ value }) => value !== '')
  return {
    kind: enquiryMailKinds[enquiry.kind === 'query' ? 0 : 1],
    ...(canReply ? { replyTo: address } : {}),
    subject: enquiry.kind === 'query' ? querySubject(variables, name) : contactSubject(variables, name),
    ...layOutMail(agency, {
      heading: enquiry.kind === 'query' ? 'An enquiry from the website' : 'A message from the website',
      parts: [
        { kind: 'facts', facts },
        { kind: 'quotation', text: cleanText(variables['message']) || '(no message)' },
      ],
      closing: canReply
        ? `Reply to this mail to answer ${name || address}.`
        : 'The visitor left no usable e-mail address, so replies to this mail cannot be delivered.',
    }),
  }
}

function querySubject(variables: Enquiry['variables'], name: string): string {
  const item = cleanLine(variables['item_name']) || 'no item named'
  const type = cleanLine(variables['item_type'], 40)
  return `Enquiry: ${item}${type ? ` (${type})` : ''} from ${name || 'a visitor'}`
}

function contactSubject(variables: Enquiry['variables'], name: string): string {
  return `Message: ${cleanLine(variables['subject']) || 'no subject'} from ${name || 'a visitor'}`
}

const extraFacts = (variables: Enquiry['variables']): Fact[] =>
  queryExtraFields.map(({ name, label, type, maxLength }) => {
    const value = cleanLine(variables[name], maxLength)
    const href = type === 'tel' ? dialHref(value) : undefined
    return href === undefined ? { label, value } : { label, value, href }
  })

/** A `tel:` link, or undefined if this is not a phone number. */
export function dialHref(phone: string): string | undefined {
  const number = phone.replaceAll(/[^\d+]/g, '').replaceAll(/(?!^)\+/g, '')
  return /^\+?\d{5,15}$/.test(number) ? `tel:${number}` : undefined
}
