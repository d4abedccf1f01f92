import { emailSendFormPath } from '#contract/email.ts'
import { paths } from '#site/paths.ts'
import type { SiteEnvironment } from '#contract/site-settings.ts'
import { readSettings } from '#site/settings.ts'
import { itemVariables, type EnquiryItem } from './enquiry-item.ts'

/** What a form needs to be sent without scripts. */
interface PlainForm {
  /** The address that the form is posted to. */
  action: string
  /** Hidden fields. */
  ids: Record<'user_id' | 'service_id' | 'template_id', string>
}

/** The contact form without scripts. Its fields are those of `ContactVariables`. */
export function plainContactForm(environment = import.meta.env as SiteEnvironment): PlainForm {
  // Without an origin, because a prerendered page has none.
  const { mail } = readSettings(environment, '')
  return {
    action: `${mail.origin}${emailSendFormPath}`,
    ids: { user_id: mail.publicKey, service_id: mail.serviceId, template_id: mail.contactTemplateId },
  }
}

/** The page for an enquiry without scripts. With a hosted mail service, which has no such page, it is the contact page. */
export function plainEnquiryHref(
  item: EnquiryItem,
  environment = import.meta.env as SiteEnvironment,
): string {
  const { mail } = readSettings(environment, '')
  if (mail.origin) return paths.contact()
  const query = new URLSearchParams({ template_id: mail.queryTemplateId, ...itemVariables(item) })
  return `${emailSendFormPath}?${query}`
}
