import { emailSendPath, type ContactVariables, type QueryVariables } from '#contract/email.ts'
import { settings, type Settings } from '#site/settings.ts'
import { send } from './send-mail.ts'
import type { SentEnquiry } from './sent-enquiries.ts'

/** Remembers visitors' own messages on their device once they were accepted. */
async function sendAndKeep(
  sending: () => Promise<boolean>,
  sent: Pick<SentEnquiry, 'type' | 'about'> & { message: string },
  { mail }: Settings,
): Promise<boolean> {
  const since = performance.now()
  const isSent = await sending()
  if (isSent)
    void import('./sent-enquiries.ts')
      .then(({ keepSent }) => keepSent(sent, { url: mail.origin + emailSendPath, since }))
      .catch(() => undefined)
  return isSent
}

export const sendQuery = (params: QueryVariables, at: Settings = settings()): Promise<boolean> =>
  sendAndKeep(
    () => send('queryTemplateId', params, at),
    { type: params.item_type, about: params.item_name, message: params.message },
    at,
  )

export const sendMessage = (params: ContactVariables, at: Settings = settings()): Promise<boolean> =>
  sendAndKeep(
    () => send('contactTemplateId', params, at),
    { type: 'Message', about: params.subject, message: params.message },
    at,
  )
