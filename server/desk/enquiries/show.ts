import type { EnquiryDetail, EnquiryEvent, EnquiryMailState } from '#contract/desk-enquiries.ts'
import { queryExtraFields } from '#contract/email.ts'
import type { Context } from '#server/context.ts'
import { acknowledgementKind } from '#server/email/acknowledgement-mail.ts'
import { cleanLine, cleanText } from '#server/email/clean.ts'
import { dialHref, enquiryMailKinds } from '#server/email/enquiry-mail.ts'
import { readVariables } from '#server/email/enquiry-records.ts'
import { subjectFacts, visitorAddress } from '#server/email/enquiry.ts'
import { enquiriesOf } from '#server/email/forget-enquiries.ts'
import { replyKind } from '#server/email/transport.ts'
import { officeOf } from '#server/desk/office.ts'
import { Refused } from '#server/desk/refused.ts'
import type { Person } from '#server/desk/staff.ts'
import { aboutOf, nameOf, selectWork, stateOf, toListed, type WorkRow } from './read.ts'

const dayMs = 24 * 60 * 60_000

/** @throws Refused if it was deleted */
export async function workOf({ database }: Pick<Context, 'database'>, id: string): Promise<WorkRow> {
  const row = await selectWork(database).where('enquiries.id', '=', id).executeTakeFirst()
  if (!row) throw new Refused(404, 'This enquiry was deleted.')
  return row
}

/** Everything about one enquiry. */
export async function showEnquiry(context: Context, id: string, me: Person): Promise<EnquiryDetail> {
  const { config, database } = context
  const row = await workOf(context, id)
  const { facts } = await officeOf(config)
  const variables = readVariables(row)
  const { written: email, canReply } = visitorAddress(variables)
  const phone = cleanLine(variables['phone'], 60)
  const extras = queryExtraFields.flatMap(({ name, label, maxLength }) => {
    const value = name === 'phone' ? '' : cleanLine(variables[name], maxLength)
    return value === '' ? [] : [{ label, value }]
  })
  const others = email === '' ? [] : (await enquiriesOf(database, email.toLowerCase())).sent
  const states = await selectWork(database)
    .where('enquiries.id', 'in', [...others.map((other) => other.id), ''])
    .orderBy('enquiries.createdAt', 'desc')
    .execute()
  return {
    ...toListed(context, row, facts, me),
    changedBy: nameOf(context, row.changedBy),
    changedAt: row.changedBy === null ? null : row.changedAt,
    answeredAt: row.answeredAt,
    email,
    phone,
    canReply,
    callHref: dialHref(phone) ?? null,
    whatsappHref: whatsappHref(phone),
    // The subject is shown above them.
    facts: [...subjectFacts({ kind: row.kind, variables }), ...extras]
      .filter(({ value }) => value !== aboutOf(row) && value !== 'N/A')
      .map(({ label, value }) => ({ label, value })),
    message: cleanText(variables['message']),
    events: await eventsOf(context, id),
    mails: await mailsOf(context, id),
    others: states
      .filter((other) => other.id !== id)
      .map((other) => ({
        id: other.id,
        about: aboutOf(other),
        receivedAt: other.createdAt,
        state: stateOf(other),
      })),
    keptUntil: config.keep.enquiriesDays === 0 ? null : row.createdAt + config.keep.enquiriesDays * dayMs,
  }
}

/** WhatsApp accepts only numbers with a country code. */
function whatsappHref(phone: string): string | null {
  const href = dialHref(phone.replace(/^00/, '+'))
  return href?.startsWith('tel:+') ? `https://wa.me/${href.slice('tel:+'.length)}` : null
}

async function eventsOf(context: Context, id: string): Promise<EnquiryEvent[]> {
  const { database } = context
  const notes = await database
    .selectFrom('enquiryNotes')
    .select(['id', 'at', 'staff', 'words'])
    .where('enquiryId', '=', id)
    .execute()
  const replies = await database
    .selectFrom('enquiryReplies')
    .leftJoin('messages', 'messages.id', 'enquiryReplies.mailId')
    .select(['enquiryReplies.id', 'at', 'staff', 'words', 'state as mail'])
    .where('enquiryReplies.enquiryId', '=', id)
    .execute()
  return [
    ...notes.map((note) => Object.assign(note, { kind: 'note' as const, mail: null })),
    ...replies.map((reply) => Object.assign(reply, { kind: 'reply' as const })),
  ]
    .map(({ staff, ...event }) => Object.assign(event, { by: nameOf(context, staff) ?? staff }))
    .toSorted((a, b) => a.at - b.at)
}

/** Kinds of mails that are about an enquiry. */
export const mailKinds: Record<string, EnquiryMailState['what']> = {
  ...Object.fromEntries(enquiryMailKinds.map((kind) => [kind, 'enquiry'])),
  [acknowledgementKind]: 'acknowledgement',
  [replyKind]: 'reply',
}

async function mailsOf({ database }: Context, enquiryId: string): Promise<EnquiryMailState[]> {
  const rows = await database
    .selectFrom('messages')
    .select(['id', 'kind', 'recipient', 'state', 'createdAt', 'sentAt', 'lastError'])
    .where('enquiryId', '=', enquiryId)
    .where('kind', 'in', Object.keys(mailKinds))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  // An enquiry and its acknowledgement have the same time.
  const place = (kind: string) => Object.keys(mailKinds).indexOf(kind)
  const inOrder = rows.toSorted((a, b) => a.createdAt - b.createdAt || place(a.kind) - place(b.kind))
  return inOrder.map(({ id, kind, recipient: to, state, createdAt, sentAt, lastError }) => ({
    id,
    what: mailKinds[kind] ?? 'enquiry',
    to,
    state,
    createdAt,
    sentAt,
    problem: state === 'sent' ? null : cleanLine(lastError, 200) || null,
  }))
}
