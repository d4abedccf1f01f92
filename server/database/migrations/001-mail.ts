import type { Kysely } from 'kysely'

/** Enquiries and the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('replyTo', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('messageId', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('nextAttemptAt', 'bigint', (column) => column.notNull())
    .addColumn('leasedUntil', 'bigint')
    .addColumn('lastError', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('sentAt', 'bigint')
    .execute()
  await db.schema.createIndex('messagesDue').on('messages').columns(['state', 'nextAttemptAt']).execute()
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('variables', 'text', (column) => column.notNull())
    .addColumn('messageId', 'text', (column) => column.notNull().references('messages.id'))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
}
