import type { Kysely } from 'kysely'

/** Who changed a page last at the Desk, once that is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deskPageChanges')
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .addColumn('textHash', 'text', (column) => column.notNull())
    .execute()
}
