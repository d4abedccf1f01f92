import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { isPostgres } from '#server/database/is-postgres.ts'

/** What servers on one database share: counters of limits, chores, and when keys and sessions end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const counters = db.schema.createTable('counters')
  // Unlogged, because losing counts in a crash does no harm, and a write to disk for each request would be expensive.
  await (isPostgres(db) ? counters.modifyFront(sql`unlogged`) : counters)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('endsAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('countersByEnd').on('counters').column('endsAt').execute()
  await db.schema
    .createTable('chores')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('dueAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('sessions').addColumn('refreshedAt', 'bigint').execute()
  await db.schema.alterTable('signingKeys').addColumn('honouredUntil', 'bigint').execute()
}
