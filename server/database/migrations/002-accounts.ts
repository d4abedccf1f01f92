import type { Kysely } from 'kysely'

/** Accounts, their sessions, the one-time tokens mailed to them, and the keys that sign access tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identityId', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('emailConfirmedAt', 'bigint')
    .addColumn('newEmail', 'text')
    .addColumn('confirmationSentAt', 'bigint')
    .addColumn('recoverySentAt', 'bigint')
    .addColumn('emailChangeSentAt', 'bigint')
    .addColumn('lastSignInAt', 'bigint')
    .addColumn('userMetadata', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('accountsByNewEmail').on('accounts').column('newEmail').execute()
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('refreshKey', 'text', (column) => column.notNull())
    .addColumn('refreshCounter', 'bigint', (column) => column.notNull())
    .addColumn('refreshReplacedAt', 'text', (column) => column.notNull())
    .addColumn('amr', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessionsByAccount').on('sessions').column('accountId').execute()
  await db.schema
    .createTable('oneTimeTokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('linkHash', 'text', (column) => column.notNull().unique())
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addColumn('codeTries', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('oneTimeTokensByPurpose', ['accountId', 'purpose'])
    .execute()
  await db.schema
    .createTable('signingKeys')
    .addColumn('kid', 'text', (column) => column.primaryKey())
    .addColumn('generation', 'integer', (column) => column.notNull().unique())
    .addColumn('privateJwk', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
}
