import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { afterwards } from '#tests/support/afterwards.ts'
import { createTestConfig, openTestContext } from '#tests/support/app.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { createContext } from '#server/context.ts'
import { openDatabase } from './open.ts'

const log = pino({ level: 'silent' })
const mail = { kind: 'test', to: 'bookings@agency.example', subject: 'Test', text: 'Test', html: 'Test' }
const execute = promisify(execFile)

describeEachDatabase('the database', (database) => {
  it('is migrated once by servers that start at the same moment', async () => {
    const config = await createTestConfig({ database })
    const open = new URL('open.ts', import.meta.url).href
    const script = `
      const { openDatabase } = await import(${JSON.stringify(open)})
      const database = await openDatabase(${JSON.stringify(config.database)})
      console.log((await database.selectFrom('messages').selectAll().execute()).length)
      await database.destroy()`
    const starts = Array.from({ length: 4 }, () =>
      execute(process.execPath, ['--input-type=module', '--eval', script]),
    )
    expect((await Promise.all(starts)).map(({ stdout }) => stdout.trim())).toEqual(['0', '0', '0', '0'])
  })

  it('refuses a mail of an enquiry or account that does not exist', async () => {
    const { database: open, outbox } = await openTestContext({ database })
    for (const owner of [{ enquiryId: 'none' }, { accountId: 'none' }])
      await expect(open.transaction().execute((tx) => outbox.enqueue(tx, mail, owner))).rejects.toThrow(
        /foreign key/i,
      )
  })

  it('keeps committed rows after a restart', async () => {
    const config = await createTestConfig({ database })
    for (const expected of [1, 2]) {
      const opened = await createContext(config, { log })
      await opened.database.transaction().execute((tx) => opened.outbox.enqueue(tx, mail, null))
      expect(await opened.database.selectFrom('messages').select('id').execute()).toHaveLength(expected)
      await opened.database.destroy()
    }
  })

  it.runIf(database.kind === 'sqlite')(
    'syncs every commit to the disk, in a folder that only its owner can read',
    async () => {
      const config = await createTestConfig({})
      const file = join(config.dataDir, 'data', 'meridaya.sqlite')
      const open = await openDatabase({ kind: 'sqlite', file })
      afterwards(() => open.destroy())
      expect((await sql`pragma journal_mode`.execute(open)).rows).toEqual([{ journal_mode: 'wal' }])
      const full = 2
      expect((await sql`pragma synchronous`.execute(open)).rows).toEqual([{ synchronous: full }])
      expect(statSync(dirname(file)).mode & 0o077).toBe(0)
    },
  )

  it('migrated by a newer version is refused in one sentence and left unchanged', async () => {
    const config = await createTestConfig({ database })
    const open = await openDatabase(config.database)
    const newer = { name: '999-from-the-future', timestamp: new Date().toISOString() }
    await sql`insert into kysely_migration (name, timestamp) values (${newer.name}, ${newer.timestamp})`.execute(
      open,
    )
    await open.destroy()
    await expect(openDatabase(config.database)).rejects.toThrow(
      /^The database was brought up to date by a newer version of the server\. Start that version again, or restore/,
    )
  })

  it('returns times as numbers', async () => {
    const { database: open } = await openTestContext({ database })
    const { rows } = await sql<{ at: unknown }>`select cast(1800000000000 as bigint) as at`.execute(open)
    expect(rows[0]?.at).toBe(1_800_000_000_000)
  })

  it.runIf(database.kind === 'postgres')('works on after the database dropped its connections', async () => {
    const { config, database: open } = await openTestContext({ database })
    const url = config.database.kind === 'postgres' ? config.database.urls[0] : ''
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await other.end()
    await expect.poll(() => sql`select 1`.execute(open).then(() => 'answered', String)).toBe('answered')
  })
})
