import type { Kysely } from 'kysely'

/** What was typed at the Desk and not published yet, and how the last publishing went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deskDrafts')
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('base', 'text')
    .addColumn('value', 'text')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('deskPublishings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute()
}
