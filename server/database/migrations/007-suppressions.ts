import type { Kysely } from 'kysely'

/** Mailboxes that a mail server said do not exist: they get no further acknowledgements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('suppressions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('smtpCode', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
}
