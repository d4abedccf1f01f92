import type { Context } from '#server/context.ts'
import { agencyVoice } from '#server/site/agency.ts'
import { limitAcknowledgements } from './acknowledgement-limit.ts'
import { acknowledgementMail } from './acknowledgement-mail.ts'
import { visitorAddress } from './enquiry.ts'
import type { Enquiry } from './enquiry.ts'
import type { Message } from './outbox.ts'

/** The acknowledgement of an enquiry, or null when none should go out. */
export type Acknowledge = (enquiry: Enquiry) => Promise<Message | null>

export function createAcknowledge({
  config,
  counters,
  clock,
  site,
}: Pick<Context, 'config' | 'counters' | 'clock' | 'site'>): Acknowledge {
  const { mail } = config
  if (!mail.acknowledges) return async () => null
  // Two mailboxes with automatic replies would answer each other forever.
  const own = new Set([mail.enquiryTo, mail.from.address].map((address) => address.toLowerCase()))
  const admits = limitAcknowledgements(counters, clock)
  return async (enquiry) => {
    const { written: to, canReply } = visitorAddress(enquiry.variables)
    if (!canReply || own.has(to.toLowerCase())) return null
    if (!(await admits(to))) return null
    return { ...acknowledgementMail(agencyVoice({ config, site }), enquiry), to, replyTo: mail.enquiryTo }
  }
}
