import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { asSession, newEmail, sendEnquiry, signUp } from '#tests/support/accounts.ts'
import { describeOnPostgres, onSqlite } from '#tests/support/databases.ts'
import { openAgency, operate } from '#tests/support/operator.ts'
import { serveAgency } from '#tests/support/serve-agency.ts'
import { passedOn } from '#tests/support/server.ts'
import { createApp } from '#server/app.ts'
import { createConfig } from '#server/config/config.ts'
import type { Env } from '#server/config/env.ts'

describeOnPostgres('moving to Postgres', (postgres) => {
  /** A SQLite database with one signed-in visitor and one unsent enquiry, and the settings for after the move. */
  async function lived() {
    const agency = await openAgency(onSqlite)
    const server = await serveAgency(agency)
    const session = asSession(await signUp(server, newEmail()))
    await sendEnquiry(server, {
      from_name: 'Zoë “Ash” Ünal',
      from_email: 'zoe@example.org',
      message: 'Two\nlines \\ 🏔',
    })
    const stop = async () => {
      await server.app.close()
      await agency.context.database.destroy()
    }
    const env: Env = { ...agency.env, DATABASE_URL: await postgres.fresh() }
    return { session, stop, env }
  }

  it('keeps sessions, and sends each waiting mail once', async () => {
    const { session, stop, env } = await lived()
    await stop()
    const moved = await operate(env, 'move-to-postgres', '--json')
    expect(moved).toMatchObject({ code: 0, notes: '' })
    expect(JSON.parse(moved.out)).toMatchObject({ rows: { accounts: 1, sessions: 1, enquiries: 1 } })
    // They failed once, and are due in half a minute.
    await ask(env, 'update messages set "nextAttemptAt" = 0')
    const waiting = await ask(env, `select "messageId" from messages where state <> 'sent'`)
    const sent: string[] = []
    const app = await createApp(createConfig(env), {
      transport: { send: async ({ messageId }) => void sent.push(messageId), close: () => {} },
    })
    onTestFinished(() => app.close())
    await app.ready()
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=refresh_token',
      payload: { refresh_token: session.refresh_token },
    })
    expect(answer.statusCode).toBe(200)
    const unsent = `select 1 from messages where state <> 'sent'`
    await expect.poll(() => ask(env, unsent), { timeout: 15_000 }).toEqual([])
    await app.close()
    expect(waiting).not.toEqual([])
    expect(sent).toHaveLength(waiting.length)
    expect(new Set(sent)).toEqual(new Set(waiting.map(({ messageId }) => messageId)))
  })

  it('renames the old file, so that no server sends from it again', async () => {
    const { stop, env } = await lived()
    await stop()
    await operate(env, 'move-to-postgres')
    const file = join(env['DATA_DIR'] ?? '', 'meridaya.sqlite')
    expect([existsSync(file), existsSync(`${file}.moved`)]).toEqual([false, true])
    expect((await operate(env, 'move-to-postgres')).notes).toMatch(
      /^There is no database at .*Check DATA_DIR/,
    )
  })

  it('refuses a Postgres that holds data, and changes neither database', async () => {
    const { stop, env } = await lived()
    await stop()
    const other = await openAgency(onSqlite, { DATABASE_URL: env['DATABASE_URL'] })
    await sendEnquiry(await serveAgency(other), { from_name: 'Asha', from_email: 'asha@example.org' })
    const { code, notes } = await operate(env, 'move-to-postgres')
    expect([code, notes]).toEqual([1, expect.stringMatching(/already has data .* Create an empty database/)])
    expect((await rowsIn(env)).enquiries).toBe(1)
    expect(existsSync(join(env['DATA_DIR'] ?? '', 'meridaya.sqlite'))).toBe(true)
  })

  it('refuses when a server has the file open', async () => {
    const { stop, env } = await lived()
    const { code, notes } = await operate(env, 'move-to-postgres')
    expect([code, notes]).toEqual([1, expect.stringMatching(/is in use\. Stop the server/)])
    await stop()
    expect((await operate(env, 'move-to-postgres')).code).toBe(0)
  })

  it('notices a row that was altered on the way, and moves nothing', async () => {
    const { stop, env } = await lived()
    await stop()
    await operate(env, 'migrate')
    await ask(
      env,
      `create function spoil() returns trigger language plpgsql as
      'begin new.variables := new.variables || '' ''; return new; end'`,
    )
    await ask(env, 'create trigger spoil before insert on enquiries for each row execute function spoil()')
    const { code, notes } = await operate(env, 'move-to-postgres')
    expect([code, notes]).toEqual([
      1,
      expect.stringMatching(/^enquiries has other rows in Postgres .* Nothing was moved/),
    ])
    expect(await rowsIn(env)).toEqual({ accounts: 0, enquiries: 0 })
  })

  it('can be repeated after a kill -9 halfway, and after one at the very end', async () => {
    const { stop, env } = await lived()
    await stop()
    await operate(env, 'migrate')
    await ask(
      env,
      `create function pause() returns trigger language plpgsql as
      'begin perform pg_sleep(60); return new; end'`,
    )
    await ask(env, 'create trigger pause before insert on messages for each row execute function pause()')
    const child = spawn(process.execPath, ['server/operator/main.ts', 'move-to-postgres'], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...passedOn(), ...env },
    })
    const paused = `from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`
    while (child.exitCode === null && (await ask(env, `select 1 ${paused}`)).length === 0) await wait(20)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await ask(env, `select pg_terminate_backend(pid) ${paused}`)
    expect(await rowsIn(env)).toEqual({ accounts: 0, enquiries: 0 })
    await ask(env, 'drop trigger pause on messages')
    const again = await operate(env, 'move-to-postgres', '--json')
    expect(again.code).toBe(0)
    const { rows, kept } = JSON.parse(again.out) as { rows: object; kept: string }
    expect(rows).toMatchObject({ accounts: 1, enquiries: 1 })
    const file = join(env['DATA_DIR'] ?? '', 'meridaya.sqlite')
    // The state after a kill between the commit and the renaming.
    renameSync(kept, file)
    expect(await operate(env, 'move-to-postgres', '--json')).toMatchObject({ code: 0, out: again.out })
  })
})

async function ask(env: Env, question: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: env['DATABASE_URL'] })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(question)).rows
  } finally {
    await client.end()
  }
}

async function rowsIn(env: Env) {
  const [row] = await ask(
    env,
    'select (select count(*)::int from accounts) as accounts, (select count(*)::int from enquiries) as enquiries',
  )
  return { accounts: Number(row?.['accounts']), enquiries: Number(row?.['enquiries']) }
}
