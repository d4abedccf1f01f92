import * as z from 'zod/mini'
import { replyMaxLength } from '#contract/desk-enquiries.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Database, DatabaseTransaction } from '#server/database/open.ts'
import { acknowledgementKind } from '#server/email/acknowledgement-mail.ts'
import { referenceOf, visitorAddress } from '#server/email/enquiry.ts'
import { enquiryMailKinds } from '#server/email/enquiry-mail.ts'
import { readVariables } from '#server/email/enquiry-records.ts'
import { layOutLetter } from '#server/email/mail-layout.ts'
import type { Message } from '#server/email/outbox.ts'
import { liftSuppressions } from '#server/email/suppressions.ts'
import { replyKind } from '#server/email/transport.ts'
import { officeOf } from '#server/desk/office.ts'
import { Refused } from '#server/desk/refused.ts'
import { enquiryId, moveOn, pressId, type Actor } from './change.ts'
import { aboutOf, type WorkRow } from './read.ts'
import { workOf } from './show.ts'

export const replyBody = z.object({
  id: enquiryId,
  version: z.int().check(z.nonnegative()),
  reply: pressId,
  words: z.string().check(z.trim(), z.minLength(1), z.maxLength(replyMaxLength)),
})

export const resendBody = z.object({ id: enquiryId, mail: z.string().check(z.maxLength(60)) })

/**
 * Stores a reply, queues its mail to the visitor and marks the enquiry as answered, in one transaction. A repeated
 * request sends nothing.
 *
 * @throws Refused if a blank is left, mail cannot arrive, or someone changed the enquiry since the page was shown
 */
export async function sendReply(
  context: Context,
  { id, version, reply, words }: z.infer<typeof replyBody>,
  actor: Actor,
): Promise<void> {
  const { config, database, outbox, clock } = context
  refuseBlanks(words)
  const office = await officeOf(config)
  const send = async (tx: DatabaseTransaction) => {
    const row = await workOf({ database: tx }, id)
    const { written: to, canReply } = visitorAddress(readVariables(row))
    if (!canReply)
      throw new Refused(409, 'This visitor left no valid e-mail address. Call, or write on WhatsApp.')
    if (await isSent(tx, reply)) return
    await moveOn(context, tx, { id, version, to: 'answered' }, actor)
    const { subject, thread } = await threadOf(tx, row)
    const signature = [actor.person.name, office.name, ...(office.facts ? [office.facts.phone] : [])]
    const mail: Message = {
      kind: replyKind,
      to,
      replyTo: config.mail.enquiryTo,
      subject,
      thread,
      ...layOutLetter(office, { title: subject, words, signature }),
    }
    const mailId = await outbox.enqueue(tx, mail, { enquiryId: id })
    const at = clock.now()
    const staff = actor.person.address
    await tx
      .insertInto('enquiryReplies')
      .values({ id: reply, enquiryId: id, at, staff, words, mailId })
      .execute()
    await recordAudit(tx, {
      at,
      kind: 'desk_replied',
      actor: 'staff',
      staff,
      device: actor.device,
      detail: referenceOf(row),
    })
  }
  try {
    await database.transaction().execute(send)
  } catch (error) {
    // Of two simultaneous copies of one request, the second sees an outdated version.
    if (!(await isSent(database, reply))) throw error
  }
}

const isSent = async (database: Database, reply: string): Promise<boolean> =>
  (await database.selectFrom('enquiryReplies').select('id').where('id', '=', reply).executeTakeFirst()) !==
  undefined

/** Names a template's unfilled blank. */
function refuseBlanks(words: string): void {
  for (const [place, line] of words.split('\n').entries()) {
    const blank = /\{\{.*?\}\}/.exec(line)?.[0]
    if (blank) throw new Refused(400, `Not sent. Replace ${blank} in line ${place + 1} with your own words.`)
  }
}

/** Subject and Message-IDs by which mail programs keep the reply in its thread, for the visitor and the office. */
async function threadOf(tx: Database, row: WorkRow): Promise<{ subject: string; thread: string[] }> {
  const mails = await tx
    .selectFrom('messages')
    .select(['kind', 'subject', 'messageId'])
    .where('enquiryId', '=', row.id)
    .where('kind', 'in', [...enquiryMailKinds, acknowledgementKind, replyKind])
    .orderBy('createdAt')
    .execute()
  const toOffice = (kind: string) => enquiryMailKinds.some((one) => one === kind)
  // The mail that the visitor has comes last.
  const inOrder = mails.toSorted((a, b) => Number(toOffice(b.kind)) - Number(toOffice(a.kind)))
  const acknowledged = mails.find(({ kind }) => kind === acknowledgementKind)
  const subject = acknowledged?.subject ?? `Your enquiry: ${aboutOf(row)}`
  return { subject: `Re: ${subject}`, thread: inOrder.map(({ messageId }) => messageId) }
}

/**
 * Resends a mail of an enquiry: a bounced mail itself, a delivered mail as a copy.
 *
 * @throws Refused while it is being sent
 */
export async function resendMail(
  { database, outbox, clock }: Context,
  { id, mail: mailId }: z.infer<typeof resendBody>,
  { person, device }: Actor,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const row = await workOf({ database: tx }, id)
    const mail = await tx
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', mailId)
      .where('enquiryId', '=', id)
      .executeTakeFirst()
    if (!mail) throw new Refused(404, 'This mail was deleted. It cannot be sent again.')
    const again = await tx
      .updateTable('messages')
      .set({ state: 'queued', attempt: 0, nextAttemptAt: clock.now() })
      .where('id', '=', mailId)
      .where('state', '=', 'dead')
      .returning('id')
      .execute()
    if (again.length > 0) await liftSuppressions(tx, [mail.recipient])
    else {
      const onItsWay = await tx
        .selectFrom('messages')
        .select('id')
        .where('enquiryId', '=', id)
        .where('kind', '=', mail.kind)
        .where('state', 'in', ['queued', 'sending'])
        .executeTakeFirst()
      if (onItsWay)
        throw new Refused(409, 'This mail is still being sent. Wait until it is sent or not delivered.')
      const { kind, recipient: to, replyTo, subject, text, html, thread } = mail
      await outbox.enqueue(
        tx,
        {
          kind,
          to,
          subject,
          text,
          html,
          ...(replyTo === null ? {} : { replyTo }),
          ...(thread === null ? {} : { thread: thread.split(' ') }),
        },
        { enquiryId: id },
      )
    }
    await recordAudit(tx, {
      at: clock.now(),
      kind: 'desk_mail_resent',
      actor: 'staff',
      staff: person.address,
      device,
      detail: referenceOf(row),
    })
  })
}
