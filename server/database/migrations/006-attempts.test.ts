import { expect, it, onTestFinished } from 'vitest'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Schema } from '#server/database/schema.ts'
import { nodeSqliteDialect } from '#server/database/sqlite-dialect.ts'
import { migrations } from './index.ts'

it('removes links and codes from account mails that were already sent, and from no others', async () => {
  const database = new Kysely<Schema>({ dialect: nodeSqliteDialect(':memory:') })
  onTestFinished(() => database.destroy())
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo('005-upkeep-indexes')
  const mail = { recipient: 'a@b', subject: 's', text: 'link', html: '<a>', attempt: 1, nextAttemptAt: 0 }
  const rows = [
    { ...mail, id: '1', messageId: '<1>', createdAt: 1, kind: 'recovery', state: 'sent' },
    { ...mail, id: '2', messageId: '<2>', createdAt: 2, kind: 'recovery', state: 'queued' },
    { ...mail, id: '3', messageId: '<3>', createdAt: 3, kind: 'enquiry', state: 'sent' },
  ] as const
  // The row's columns at that version.
  for (const row of rows)
    await database
      .insertInto('messages')
      .values(row as never)
      .execute()
  const { error } = await migrator.migrateTo('006-attempts')
  expect(error).toBeUndefined()
  const words = await database
    .selectFrom('messages')
    .select(['text', 'html', 'holdsSecret'])
    .orderBy('id')
    .execute()
  expect(words).toEqual([
    { text: '', html: '', holdsSecret: 1 },
    { text: 'link', html: '<a>', holdsSecret: 1 },
    { text: 'link', html: '<a>', holdsSecret: 0 },
  ])
})
