import type { Kysely } from 'kysely'

/** Who has which page open at the Desk just now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deskPresence')
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('seenAt', 'bigint', (column) => column.notNull())
    .addColumn('typedAt', 'bigint')
    .addPrimaryKeyConstraint('deskPresenceKey', ['file', 'address'])
    .execute()
}
