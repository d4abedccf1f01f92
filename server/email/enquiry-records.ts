import { sql } from 'kysely'
import { queryExtraFields, type QueryExtra } from '#contract/email.ts'
import type { Database } from '#server/database/open.ts'
import { cleanLine, cleanText } from '#server/email/clean.ts'
import { visitorAddress, visitorName } from '#server/email/enquiry.ts'
import { enquiryMailKinds } from '#server/email/enquiry-mail.ts'
import type { Enquiry } from '#server/email/enquiry.ts'
import type { MessageState } from '#server/email/tables.ts'

/** An enquiry for lists and files. Values are cleaned, so that a visitor cannot use one to forge another. */
export interface EnquiryRecord extends VisitorRecord {
  /** The state of the mail to the agency. */
  mail_state: MessageState
  /** Empty before it is sent, and after the sent mail was deleted. */
  mail_sent: string
}

/** What a visitor sent, cleaned in the same way. */
export interface VisitorRecord extends Record<QueryExtra, string> {
  id: string
  /** ISO 8601, UTC. */
  received: string
  kind: Enquiry['kind']
  name: string
  email: string
  item_type: string
  item: string
  price: string
  subject: string
  message: string
}

export interface EnquiryFilter {
  kind?: Enquiry['kind'] | undefined
  /** Epoch ms, inclusive. */
  since?: number | undefined
  /** Epoch ms, exclusive. */
  until?: number | undefined
}

/** Enquiries, each with its newest mail to the agency. */
export function selectEnquiries(database: Database, { kind, since, until }: EnquiryFilter = {}) {
  let query = database
    .selectFrom('enquiries')
    .leftJoin('messages', (join) =>
      join.on('messages.id', '=', (row) =>
        row
          .selectFrom('messages as mails')
          .select('mails.id')
          .whereRef('mails.enquiryId', '=', 'enquiries.id')
          .where('mails.kind', 'in', enquiryMailKinds)
          .orderBy('mails.createdAt', 'desc')
          .limit(1),
      ),
    )
    .select(['enquiries.id', 'enquiries.kind', 'variables', 'enquiries.createdAt', 'messages.id as mailId'])
    .select(['attempt', 'sentAt', 'lastError'])
    // If there is no mail left, it was sent: while an enquiry is stored, only its sent mails are deleted.
    .select((row) => row.fn.coalesce('state', sql.lit<MessageState>('sent')).as('state'))
  if (kind !== undefined) query = query.where('enquiries.kind', '=', kind)
  if (since !== undefined) query = query.where('enquiries.createdAt', '>=', since)
  if (until !== undefined) query = query.where('enquiries.createdAt', '<', until)
  return query
}

const page = 500

/** All enquiries, the oldest first, read in batches to save memory. */
export async function* everyEnquiry(
  database: Database,
  filter: EnquiryFilter = {},
): AsyncGenerator<EnquiryRow> {
  let last: EnquiryRow | undefined
  for (;;) {
    const after = last
    let query = selectEnquiries(database, filter)
      .orderBy('enquiries.createdAt')
      .orderBy('enquiries.id')
      .limit(page)
    if (after !== undefined) {
      query = query.where((row) =>
        row.or([
          row('enquiries.createdAt', '>', after.createdAt),
          row.and([row('enquiries.createdAt', '=', after.createdAt), row('enquiries.id', '>', after.id)]),
        ]),
      )
    }
    const rows = await query.execute()
    yield* rows
    last = rows.at(-1)
    if (rows.length < page) return
  }
}

export type EnquiryRow = Awaited<ReturnType<ReturnType<typeof selectEnquiries>['executeTakeFirstOrThrow']>>

export const toEnquiryRecord = (row: EnquiryRow): EnquiryRecord => ({
  ...toVisitorRecord(row),
  mail_state: row.state,
  mail_sent: row.sentAt === null ? '' : new Date(row.sentAt).toISOString(),
})

export function toVisitorRecord(
  row: Pick<EnquiryRow, 'id' | 'kind' | 'variables' | 'createdAt'>,
): VisitorRecord {
  const variables = readVariables(row)
  return {
    id: row.id,
    received: new Date(row.createdAt).toISOString(),
    kind: row.kind,
    name: visitorName(variables),
    email: visitorAddress(variables).written,
    ...extras(variables),
    item_type: cleanLine(variables['item_type']),
    item: cleanLine(variables['item_name']),
    price: cleanLine(variables['item_price']),
    subject: cleanLine(variables['subject'], 300),
    message: cleanText(variables['message']),
  }
}

function extras(variables: Enquiry['variables']): Record<QueryExtra, string> {
  const values = queryExtraFields.map(({ name }) => [name, cleanLine(variables[name])])
  return Object.fromEntries(values) as Record<QueryExtra, string>
}

export function readVariables({ variables }: Pick<EnquiryRow, 'variables'>): Enquiry['variables'] {
  return JSON.parse(variables) as Enquiry['variables']
}
