import type { Kysely } from 'kysely'

/** Sign-in at the Desk, and who of staff did what in the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deskLinks')
    .addColumn('linkHash', 'text', (column) => column.primaryKey())
    .addColumn('codeHash', 'text')
    .addColumn('codeTries', 'integer', (column) => column.notNull())
    .addColumn('browserHash', 'text')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('deskLinksByBrowser').on('deskLinks').column('browserHash').execute()
  await db.schema
    .createTable('deskSessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('usedAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('auditEvents').addColumn('staff', 'text').execute()
}
