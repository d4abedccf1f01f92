import { agencyVoice } from '#server/site/agency.ts'
import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Acknowledge } from './acknowledgement.ts'
import { enquiryMail } from './enquiry-mail.ts'
import { toVisitorRecord } from './enquiry-records.ts'
import { referenceOf } from './enquiry.ts'
import type { Enquiry } from './enquiry.ts'
import { queueWebhook } from './webhook.ts'

/**
 * Stores an enquiry and queues its mails in one transaction: one to the agency and, if due, an acknowledgement to the visitor.
 *
 * @returns the reference shown in the mails
 */
export async function acceptEnquiry(
  context: Context,
  { kind, variables }: Pick<Enquiry, 'kind' | 'variables'>,
  acknowledge: Acknowledge,
): Promise<string> {
  const { config, database, outbox, clock } = context
  const enquiry: Enquiry = { id: randomUUID(), kind, variables, receivedAt: clock.now() }
  const row = { id: enquiry.id, kind, variables: JSON.stringify(variables), createdAt: enquiry.receivedAt }
  // Counted before the transaction, so that the counter's row blocks no other request.
  const acknowledgement = await acknowledge(enquiry)
  await database.transaction().execute(async (tx) => {
    await tx.insertInto('enquiries').values(row).execute()
    const owner = { enquiryId: enquiry.id }
    await outbox.enqueue(
      tx,
      { ...enquiryMail(agencyVoice(context), enquiry), to: config.mail.enquiryTo },
      owner,
    )
    if (acknowledgement) await outbox.enqueue(tx, acknowledgement, owner)
    await queueWebhook(context, tx, {
      type: 'enquiry.created',
      at: row.createdAt,
      enquiryId: row.id,
      data: () => ({ reference: referenceOf(row), ...toVisitorRecord(row) }),
    })
  })
  return referenceOf(enquiry)
}
