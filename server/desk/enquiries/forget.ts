import * as z from 'zod/mini'
import type { Forgotten } from '#contract/desk-enquiries.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { readVariables } from '#server/email/enquiry-records.ts'
import { visitorAddress } from '#server/email/enquiry.ts'
import { deleteEnquiry, enquiriesOf } from '#server/email/forget-enquiries.ts'
import { enquiryId, type Actor } from './change.ts'
import { workOf } from './show.ts'

export const forgetBody = z.object({ id: enquiryId })

/** Deletes every enquiry from this one's address, with notes, replies and mails. Without an address, deletes this one only. */
export async function forgetPerson(
  context: Context,
  { id }: z.infer<typeof forgetBody>,
  { person, device }: Actor,
): Promise<Forgotten> {
  const { database, clock } = context
  const row = await workOf(context, id)
  const address = visitorAddress(readVariables(row)).written.toLowerCase()
  const { sent, mentioned } =
    address === '' ? { sent: [row], mentioned: [] } : await enquiriesOf(database, address)
  let mails = 0
  for (const enquiry of sent) mails += await deleteEnquiry(database, enquiry.id)
  await recordAudit(database, {
    at: clock.now(),
    kind: 'data_deleted',
    actor: 'staff',
    staff: person.address,
    device,
    detail: `enquiries: ${sent.length}, mails: ${mails}`,
  })
  return { enquiries: sent.length, mails, mentioned }
}
