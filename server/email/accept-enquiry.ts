import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { enquiryMail } from './enquiry-mail.ts'
import type { Enquiry } from './enquiry-mail.ts'

/** Keeps an enquiry and queues its mail to the agency. When this returns, both are on the disk. */
export async function acceptEnquiry(
  { config, database, outbox, clock }: Context,
  { kind, variables }: Pick<Enquiry, 'kind' | 'variables'>,
): Promise<void> {
  const enquiry: Enquiry = { id: randomUUID(), kind, variables, receivedAt: clock.now() }
  await database.transaction().execute(async (tx) => {
    const messageId = await outbox.enqueue(tx, { ...enquiryMail(enquiry), to: config.mail.enquiryTo })
    await tx
      .insertInto('enquiries')
      .values({
        id: enquiry.id,
        kind,
        variables: JSON.stringify(variables),
        messageId,
        createdAt: enquiry.receivedAt,
      })
      .execute()
  })
}
