import { emailSendFormPath } from '#contract/email.ts'
import { paths } from '#site/paths.ts'
import type { SiteEnvironment } from '#contract/site-settings.ts'
import { readSettings } from '#site/settings.ts'
import { itemVariables, type EnquiryItem } from './enquiry-item.ts'

/** What a form needs to be sent without scripts. */
interface PlainForm {
  /** Where the form is posted. */
  action: string
  /** Hidden fields. */
  ids: Record<'user_id' | 'service_id' | 'template_id', string>
}

/** The contact form as a browser posts it. Its fields are the variables of `ContactVariables`. */
export function plainContactForm(environment = import.meta.env as SiteEnvironment): PlainForm {
  // No origin: the page is prerendered before it has one.
  const { mail } = readSettings(environment, '')
  return {
    action: `${mail.origin}${emailSendFormPath}`,
    ids: { user_id: mail.publicKey, service_id: mail.serviceId, template_id: mail.contactTemplateId },
  }
}

/** A page to ask about an item without scripts. Hosted mail services have none about an item, so it is the contact page there. */
export function plainEnquiryHref(
  item: EnquiryItem,
  environment = import.meta.env as SiteEnvironment,
): string {
  const { mail } = readSettings(environment, '')
  if (mail.origin) return paths.contact()
  const query = new URLSearchParams({ template_id: mail.queryTemplateId, ...itemVariables(item) })
  return `${emailSendFormPath}?${query}`
}
