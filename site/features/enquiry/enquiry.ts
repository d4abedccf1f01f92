import type { QueryVariables } from '#contract/email.ts'
import { itemVariables, type EnquiryItem } from '#site/mail/enquiry-item.ts'
import { textIn } from '#site/ui/form-text.ts'

/** What the visitor typed, trimmed. */
export interface Enquiry {
  name: string
  email: string
  phone: string
  message: string
}

export function readEnquiry(form: HTMLFormElement): Enquiry {
  const data = new FormData(form)
  const text = (field: string) => textIn(data, field).trim()
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') }
}

/** The seven parameters of spec §7. */
export const toQueryParams = (enquiry: Enquiry, item: EnquiryItem): QueryVariables => ({
  from_name: enquiry.name,
  from_email: enquiry.email,
  phone: enquiry.phone,
  message: enquiry.message,
  ...itemVariables(item),
})

/** The enquiry as plain text, for the ways around a mail service that fails. */
export const toPlainText = (enquiry: Enquiry, item: EnquiryItem): string =>
  [
    `Enquiry about ${item.name} (${item.type}${item.price ? `, ${item.price}` : ''})`,
    '',
    enquiry.message,
    '',
    [enquiry.name, enquiry.email, enquiry.phone].filter(Boolean).join(' · '),
  ].join('\n')
