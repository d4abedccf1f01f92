import type { Kysely } from 'kysely'

/** Where staff moved the subjects of published photographs to, until that is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deskSubjects')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('x', 'bigint', (column) => column.notNull())
    .addColumn('y', 'bigint', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('movedAt', 'bigint', (column) => column.notNull())
    .execute()
}
