import { sql, type Kysely } from 'kysely'

const dayMs = 24 * 60 * 60_000

/**
 * How far the office is with each enquiry, its notes and replies, and the thread that a mail belongs to. Enquiries
 * older than a week were answered by mail: they are closed, because the Desk would otherwise begin with years of late ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiryWork')
    .addColumn('enquiryId', 'text', (column) =>
      column.primaryKey().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('holder', 'text')
    .addColumn('changedBy', 'text')
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .addColumn('answeredAt', 'bigint')
    .addColumn('remindedAt', 'bigint')
    .execute()
  await db.schema
    .createTable('enquiryNotes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiryId', 'text', (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('enquiryNotesByEnquiry').on('enquiryNotes').column('enquiryId').execute()
  await db.schema
    .createTable('enquiryReplies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiryId', 'text', (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('mailId', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('enquiryRepliesByEnquiry').on('enquiryReplies').column('enquiryId').execute()
  await db.schema
    .createTable('deskDigests')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .execute()
  await db.schema.alterTable('messages').addColumn('thread', 'text').execute()
  await sql`
    insert into "enquiryWork" ("enquiryId", "state", "version", "changedAt")
    select id, 'closed', 1, "createdAt" from enquiries where "createdAt" < ${Date.now() - 7 * dayMs}`.execute(
    db,
  )
}
