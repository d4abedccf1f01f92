import { settings, type Settings } from '#site/settings.ts'

/** Template variables of the query dialog (spec §7), in the contract's order. */
export interface QueryParams {
  from_name: string
  from_email: string
  phone: string
  message: string
  item_name: string
  item_type: 'Package' | 'Destination' | 'Service'
  /** The displayed price, or `N/A`. */
  item_price: string
}

/** Template variables of the contact form (spec §7). */
export interface ContactParams {
  from_name: string
  from_email: string
  subject: string
  message: string
}

/**
 * Hands one message to the mail service. Resolves when it accepted the message, false when it did not or could not
 * be reached: the client library rejects with three different shapes, and the product reads success or failure only.
 */
async function send(
  template: 'queryTemplateId' | 'contactTemplateId',
  params: QueryParams | ContactParams,
  { mail }: Settings,
): Promise<boolean> {
  try {
    // Imported when sending: the library reads localStorage on import, and a browser may block that.
    const { default: emailjs } = await import('@emailjs/browser')
    // Only `init` sets the origin, and every call without one resets it to the hosted service: this is the only call.
    emailjs.init({ publicKey: mail.publicKey }, mail.origin)
    await emailjs.send(mail.serviceId, mail[template], { ...params })
    return true
  } catch {
    return false
  }
}

export const sendQuery = (params: QueryParams, at: Settings = settings()): Promise<boolean> =>
  send('queryTemplateId', params, at)

export const sendContact = (params: ContactParams, at: Settings = settings()): Promise<boolean> =>
  send('contactTemplateId', params, at)
