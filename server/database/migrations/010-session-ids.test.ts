import { randomUUID } from 'node:crypto'
import { Migrator } from 'kysely/migration'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { newRefreshKey, signRefreshToken } from '#server/auth/tokens/refresh-tokens.ts'
import { createConfig } from '#server/config/config.ts'
import { createContext } from '#server/context.ts'
import { asSession, call, refresh } from '#tests/support/accounts.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { emptyEnv } from '#tests/support/operator.ts'
import { serveAgency } from '#tests/support/serve-agency.ts'
import { connect } from '#server/database/open.ts'
import { migrations } from './index.ts'

describeEachDatabase('an update from the tables before this migration', (kind) => {
  it('keeps every session, and leaves no plain session id in the database', async () => {
    const env = await emptyEnv(kind)
    const config = createConfig(env)
    const old = connect(config.database)
    const migrator = new Migrator({ db: old, provider: { getMigrations: async () => migrations } })
    expect((await migrator.migrateTo('006-attempts')).error).toBeUndefined()
    const account = {
      id: randomUUID(),
      email: 'asha@example.org',
      identityId: randomUUID(),
      passwordHash: 'the-hash',
      userMetadata: '{}',
      emailConfirmedAt: 1,
      createdAt: 1,
      updatedAt: 1,
    }
    await old
      .insertInto('accounts')
      .values(account as never)
      .execute()
    const sessions = Array.from({ length: 5 }, () => ({
      id: randomUUID() as string,
      accountId: account.id,
      refreshKey: newRefreshKey(),
      refreshCounter: 3,
      refreshReplacedAt: '{}',
      amr: '[{"method":"password","timestamp":1}]',
      createdAt: Date.now(),
    }))
    // The rows' columns at that version.
    for (const session of sessions)
      await old
        .insertInto('sessions')
        .values(session as never)
        .execute()
    await old.destroy()

    const context = await createContext(config, { log: pino({ level: 'silent' }) })
    onTestFinished(() => context.database.destroy())
    const server = await serveAgency({ env, context })
    const rows = JSON.stringify(await context.database.selectFrom('sessions').selectAll().execute())
    for (const { id, refreshKey } of sessions) {
      expect(rows).not.toContain(id)
      const renewed = asSession(await refresh(server, signRefreshToken({ sessionId: id, refreshKey }, 3)))
      const { status } = await call(server, 'GET', '/user', { accessToken: renewed.access_token })
      expect(status).toBe(200)
    }
  })
})
