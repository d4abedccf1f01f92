import type { Kysely } from 'kysely'

/** The audit log, the devices of accounts, and the settings a server last started with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('auditEvents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('accountId', 'text')
    .addColumn('device', 'text')
    .addColumn('detail', 'text')
    .execute()
  await db.schema.createIndex('auditEventsByTime').on('auditEvents').column('at').execute()
  await db.schema.createIndex('auditEventsByAccount').on('auditEvents').columns(['accountId', 'at']).execute()
  await db.schema
    .createTable('settingsSeen')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('fingerprints', 'text', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('sessions').addColumn('device', 'text').execute()
  await db.schema
    .createTable('accountDevices')
    .addColumn('accountId', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('firstSignInAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('accountDevicesKey', ['accountId', 'device'])
    .execute()
}
