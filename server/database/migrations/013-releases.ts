import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Releases of the site that servers share through the database. SQLite, which one server has, leaves the tables empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('releaseFiles')
    .addColumn('sha256', 'text', (column) => column.primaryKey())
    .addColumn('body', sql`bytea`, (column) => column.notNull())
    .addColumn('neededAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('releases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('list', sql`bytea`, (column) => column.notNull())
    .addColumn('sharedAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('servedRelease')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('releaseId', 'text', (column) => column.notNull().references('releases.id'))
    .execute()
}
