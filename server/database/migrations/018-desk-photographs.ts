import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Photographs that staff sent to the Desk and did not publish yet, and the parts of those that are still arriving. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deskPhotographs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('received', 'bigint', (column) => column.notNull())
    .addColumn('refusal', 'text')
    .addColumn('width', 'bigint')
    .addColumn('height', 'bigint')
    .addColumn('body', sql`bytea`)
    .addColumn('subjectX', 'bigint', (column) => column.notNull())
    .addColumn('subjectY', 'bigint', (column) => column.notNull())
    .addColumn('touchedAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('deskPhotographParts')
    .addColumn('name', 'text', (column) =>
      column.notNull().references('deskPhotographs.name').onDelete('cascade'),
    )
    .addColumn('start', 'bigint', (column) => column.notNull())
    .addColumn('body', sql`bytea`, (column) => column.notNull())
    .addPrimaryKeyConstraint('deskPhotographPartsKey', ['name', 'start'])
    .execute()
}
