import { expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterwards } from '#tests/support/afterwards.ts'
import { createTestConfig } from '#tests/support/app.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { connect } from '#server/database/open.ts'
import { migrations } from './index.ts'

describeEachDatabase('the upgrade that brings enquiries to the Desk', (database) => {
  it('closes enquiries older than a week, and leaves the rest new', async () => {
    const config = await createTestConfig({ database })
    const db = connect(config.database) as unknown as Kysely<Record<string, Record<string, unknown>>>
    afterwards(() => db.destroy())
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    expect((await migrator.migrateTo('013-releases')).error).toBeUndefined()
    const day = 24 * 60 * 60_000
    for (const [id, days] of [
      ['old', 8],
      ['fresh', 6],
    ] as const)
      await db
        .insertInto('enquiries')
        .values({ id, kind: 'query', variables: '{}', createdAt: Date.now() - days * day })
        .execute()
    expect((await migrator.migrateToLatest()).error).toBeUndefined()
    expect(await db.selectFrom('enquiryWork').select(['enquiryId', 'state', 'version']).execute()).toEqual([
      { enquiryId: 'old', state: 'closed', version: 1 },
    ])
    await db.deleteFrom('enquiries').where('id', '=', 'old').execute()
    expect(await db.selectFrom('enquiryWork').selectAll().execute()).toEqual([])
  })
})
