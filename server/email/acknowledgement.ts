import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AgencyFacts } from '#contract/agency-facts.ts'
import type { Config } from '../config/config.ts'
import type { Counters } from '../limits/counters.ts'
import { admitsAcknowledgement } from './acknowledgement-limit.ts'
import { acknowledgementMail } from './acknowledgement-mail.ts'
import { visitorAddress } from './enquiry.ts'
import type { Enquiry } from './enquiry.ts'
import type { Message } from './outbox.ts'

/** The acknowledgement of an enquiry, or null when none should go out. */
export type Acknowledge = (enquiry: Enquiry) => Promise<Message | null>

export async function createAcknowledge({ mail, siteDir }: Config, counters: Counters): Promise<Acknowledge> {
  if (!mail.acknowledges) return async () => null
  const agency = await readAgencyFacts(siteDir)
  // Two mailboxes that answer each other would never stop.
  const own = new Set([mail.enquiryTo, mail.from.address].map((address) => address.toLowerCase()))
  return async (enquiry) => {
    const { written: to, canReply } = visitorAddress(enquiry.variables)
    if (!canReply || own.has(to.toLowerCase())) return null
    if (!(await admitsAcknowledgement(counters, to))) return null
    return { ...acknowledgementMail(enquiry, agency), to, replyTo: mail.enquiryTo }
  }
}

/** Written by the build beside the site; a server without one makes no promise it cannot know. */
export async function readAgencyFacts(siteDir: string): Promise<AgencyFacts | null> {
  const file = join(siteDir, '..', 'agency.json')
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as AgencyFacts) : null
}
