import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What this migration reads and writes, as the tables are between 007 and 008. */
interface Tables {
  accounts: { id: string; email: string; newEmail: string | null }
  enquiries: { id: string; messageId: string }
  messages: {
    id: string
    kind: string
    recipient: string
    text: string
    state: string
    createdAt: number
    enquiryId: string | null
    accountId: string | null
  }
}

const enquiryKinds = ['enquiry', 'contact-message', 'acknowledgement']
const page = 500

/**
 * Every mail belongs to an enquiry or to an account, and is deleted with it. Mails that were sent or given up, and whose
 * enquiry or account is gone, are deleted here, as they should have been with it.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const [column, table] of [
    ['enquiryId', 'enquiries'],
    ['accountId', 'accounts'],
  ] as const) {
    await db.schema
      .alterTable('messages')
      .addColumn(column, 'text', (definition) => definition.references(`${table}.id`).onDelete('cascade'))
      .execute()
    await db.schema
      .createIndex(`messagesBy${column === 'enquiryId' ? 'Enquiry' : 'Account'}`)
      .on('messages')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute()
  }
  await sql`update messages set "enquiryId" = (
    select enquiries.id from enquiries where enquiries."messageId" = messages.id limit 1)`.execute(db)
  await db.schema.dropIndex('enquiriesByMessage').execute()
  await db.schema.alterTable('enquiries').dropColumn('messageId').execute()
  await assignByReference(db)
  await assignByAddress(db)
  await db
    .deleteFrom('messages')
    .where('enquiryId', 'is', null)
    .where('accountId', 'is', null)
    .where('state', 'in', ['sent', 'dead'])
    .execute()
}

/** Acknowledgements, and mails from before a resend, name the enquiry among the facts above the visitor's words. */
async function assignByReference(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ;) {
    const mails = await db
      .selectFrom('messages')
      .select(['id', 'text'])
      .where('kind', 'in', enquiryKinds)
      .where('enquiryId', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(page)
      .execute()
    for (const { id, text } of mails) {
      const enquiryId = /^Reference: +(\S+)$/m.exec(text)?.[1]
      if (enquiryId === undefined) continue
      const known = db.selectFrom('enquiries').select('id').where('id', '=', enquiryId)
      await db
        .updateTable('messages')
        .set((row) => ({ enquiryId: row.selectFrom(known.as('known')).select('known.id') }))
        .where('id', '=', id)
        .execute()
    }
    const last = mails.at(-1)
    if (last === undefined || mails.length < page) return
    after = last.id
  }
}

/** By the address of an account, the one it asked to move to, and those it moved away from, which a notice names. */
async function assignByAddress(db: Kysely<Tables>): Promise<void> {
  const mails = db
    .updateTable('messages')
    .where('enquiryId', 'is', null)
    .where('kind', 'not in', enquiryKinds)
  for (const column of ['email', 'newEmail'] as const) {
    await mails
      .set((row) => ({
        accountId: row
          .selectFrom('accounts')
          .select('accounts.id')
          .whereRef(`accounts.${column}`, '=', 'messages.recipient')
          .limit(1),
      }))
      .where('accountId', 'is', null)
      .execute()
  }
  const moves = await db
    .selectFrom('messages')
    .select(['recipient', 'text', 'createdAt'])
    .where('kind', '=', 'email_changed')
    .where('accountId', 'is', null)
    .orderBy('createdAt', 'desc')
    .execute()
  // The newest first: from A to B to C, B is known to be C's when A's turn comes.
  const owners = new Map<string, string>()
  for (const { recipient, text, createdAt } of moves) {
    const to = /now\s+belongs\s+to\s+(\S+)\.\s/.exec(text)?.[1]
    if (to === undefined) continue
    const account = await db.selectFrom('accounts').select('id').where('email', '=', to).executeTakeFirst()
    const owner = account?.id ?? owners.get(to)
    if (owner === undefined) continue
    owners.set(recipient, owner)
    await mails
      .set({ accountId: owner })
      .where('accountId', 'is', null)
      .where('recipient', '=', recipient)
      .where('createdAt', '<=', createdAt)
      .execute()
  }
}
