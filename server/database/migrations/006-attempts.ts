import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A log of every attempt to send, and which mails lose their words once sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('holdsSecret', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update messages set "holdsSecret" = 1 where kind in ('confirmation', 'recovery', 'email_change')`.execute(
    db,
  )
  await sql`update messages set text = '', html = '' where "holdsSecret" = 1 and state = 'sent'`.execute(db)
  await db.schema
    .createTable('messageAttempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('messageId', 'text', (column) =>
      column.notNull().references('messages.id').onDelete('cascade'),
    )
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('smtpCode', 'integer')
    .execute()
  await db.schema.createIndex('messageAttemptsByMessage').on('messageAttempts').column('messageId').execute()
}
