import type { Kysely } from 'kysely'

/** Lets the daily sweep and the operator's lists find rows by age without reading whole tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('enquiriesByTime').on('enquiries').column('createdAt').execute()
  await db.schema.createIndex('enquiriesByMessage').on('enquiries').column('messageId').execute()
  await db.schema.createIndex('messagesByTime').on('messages').column('createdAt').execute()
}
