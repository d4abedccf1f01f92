import { agency } from '#catalogue/agency.ts'
import { queryExtraFields, type QueryExtra, type QueryVariables } from '#contract/email.ts'
import { itemVariables, type EnquiryItem } from '#site/mail/enquiry-item.ts'
import { textIn } from '#site/ui/form-text.ts'

/** What the visitor typed, trimmed. */
export interface Enquiry {
  name: string
  email: string
  message: string
  extras: Record<QueryExtra, string>
}

export function readEnquiry(form: HTMLFormElement): Enquiry {
  const data = new FormData(form)
  const text = (field: string) => textIn(data, field).trim()
  const extras = queryExtraFields.map(({ name }) => [name, text(name)])
  return {
    name: text('name'),
    email: text('email'),
    message: [callLine(text('window')), text('message')].filter(Boolean).join('\n'),
    extras: Object.fromEntries(extras) as Enquiry['extras'],
  }
}

/** When the visitor wants a call, in the office's time. */
export const callWindows = ['In the morning', 'Around noon', 'In the afternoon', 'At any time you are open']

const callLine = (window: string) => window && `Please ring me. ${window}, ${agency.timeZoneName}.`

/** The seven parameters of spec §7. */
export const toQueryParams = (
  { name, email, message, extras }: Enquiry,
  item: EnquiryItem,
): QueryVariables => ({
  from_name: name,
  from_email: email,
  ...extras,
  message,
  ...itemVariables(item),
})

/** The enquiry as plain text, for sending it another way when the mail service fails. */
export const toPlainText = ({ name, email, message, extras }: Enquiry, item: EnquiryItem): string =>
  [
    `Enquiry about ${item.name} (${item.type}${item.price ? `, ${item.price}` : ''})`,
    '',
    message,
    '',
    [name, email, ...Object.values(extras)].filter(Boolean).join(' · '),
  ].join('\n')
