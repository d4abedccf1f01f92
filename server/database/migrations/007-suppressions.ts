import type { Kysely } from 'kysely'

/** Mailboxes that do not exist according to a mail server. They get no further acknowledgements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('suppressions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('smtpCode', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
}
