import type { ContactVariables, QueryVariables } from '#contract/email.ts'
import { settings, type Settings } from '#site/settings.ts'

/**
 * Sends one message to the mail service. Resolves with whether the service accepted it. The client library rejects with
 * three different kinds of errors, which all count as a failure.
 */
export async function send(
  template: 'queryTemplateId' | 'contactTemplateId',
  params: QueryVariables | ContactVariables,
  { mail }: Settings,
): Promise<boolean> {
  try {
    // Imported when sending, because the library reads localStorage on import, which a browser may block.
    const { default: emailjs } = await import('@emailjs/browser')
    // Only `init` sets the origin. A call without an origin would reset it to the hosted service, so this is the only call.
    emailjs.init({ publicKey: mail.publicKey }, mail.origin)
    await inTime(emailjs.send(mail.serviceId, mail[template], { ...params }))
    return true
  } catch {
    return false
  }
}

/** The client has no time limit of its own. Our server answers within 15 s even when its database does not. */
const patienceMs = 20_000

async function inTime(sending: Promise<unknown>): Promise<void> {
  let timer
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, patienceMs)
  })
  try {
    await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Sends a message written by the site. */
export const sendContact = (params: ContactVariables, at: Settings = settings()): Promise<boolean> =>
  send('contactTemplateId', params, at)
