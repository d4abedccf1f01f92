import type { Kysely } from 'kysely'

/** What the PKCE exchange, reauthentication and "did this session begin with a recovery link" need to remember. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('reauthenticationSentAt', 'bigint').execute()
  await db.schema.alterTable('sessions').addColumn('openedBy', 'text').execute()
  await db.schema.alterTable('oneTimeTokens').addColumn('codeChallenge', 'text').execute()
  await db.schema.alterTable('oneTimeTokens').addColumn('codeChallengeMethod', 'text').execute()
  await db.schema
    .createTable('signInCodes')
    .addColumn('codeHash', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('openedBy', 'text', (column) => column.notNull())
    .addColumn('codeChallenge', 'text', (column) => column.notNull())
    .addColumn('codeChallengeMethod', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('signInCodesByAccount').on('signInCodes').column('accountId').execute()
}
