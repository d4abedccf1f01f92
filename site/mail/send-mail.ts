import type { ContactVariables, QueryVariables } from '#contract/email.ts'
import { settings, type Settings } from '#site/settings.ts'

/**
 * Hands one message to the mail service. Resolves when it accepted the message, false when it did not or could not
 * be reached: the client library rejects with three different shapes, and the product reads success or failure only.
 */
async function send(
  template: 'queryTemplateId' | 'contactTemplateId',
  params: QueryVariables | ContactVariables,
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

export const sendQuery = (params: QueryVariables, at: Settings = settings()): Promise<boolean> =>
  send('queryTemplateId', params, at)

export const sendContact = (params: ContactVariables, at: Settings = settings()): Promise<boolean> =>
  send('contactTemplateId', params, at)
