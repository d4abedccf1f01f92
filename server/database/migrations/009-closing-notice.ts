import type { Kysely } from 'kysely'

/** When the owner of an unused account got the notice that it will be closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('closingToldAt', 'bigint').execute()
}
