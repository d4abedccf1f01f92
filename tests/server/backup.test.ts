import { execFile } from 'node:child_process'
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { createConfig } from '#server/config/config.ts'
import { connect } from '#server/database/open.ts'
import { authBasePath } from '#contract/auth.ts'
import {
  describeEachDatabase,
  describeOnPostgres,
  dropDatabase,
  type TestDatabase,
} from '../support/databases.ts'
import { readMailbox } from '../support/mailbox.ts'
import { sendQuery } from '../support/send-query.ts'
import { passedOn, startServer, temporaryFolder, type RunningServer } from '../support/server.ts'

// Backs up a busy server with the real command line, restores it elsewhere and compares.

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Place {
  dataDir: string
  url: string
  /** A PATH in place of the process's own. */
  path?: string
}

async function newPlace(database: TestDatabase): Promise<Place> {
  const { path: dataDir, remove } = await temporaryFolder()
  onTestFinished(remove)
  const url = await database.fresh()
  if (url !== '') onTestFinished(() => dropDatabase(url))
  return { dataDir, url }
}

function meridaya(
  place: Place,
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const settings = { DATA_DIR: place.dataDir, DATABASE_URL: place.url, SMTP_URL: '', MAIL_FROM: '' }
  return new Promise((resolve) => {
    const options = {
      cwd: root,
      env: { ...passedOn(), ...(place.path ? { PATH: place.path } : {}), ...settings },
    }
    execFile(process.execPath, ['server/operator/main.ts', ...args], options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr })
    })
  })
}

/** Every row of every table, sorted. */
async function everyRow(place: Place): Promise<Record<string, string[]>> {
  const { database: settings } = createConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.url })
  const database = connect(settings)
  try {
    const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
    const rows = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows: found } = await sql`select * from ${sql.table(name)}`.execute(database)
        return [name, found.map((row) => JSON.stringify(row)).toSorted()] as const
      }),
    )
    return Object.fromEntries(rows)
  } finally {
    await database.destroy()
  }
}

async function enquire({ url }: RunningServer, mark: string): Promise<boolean> {
  const answer = await sendQuery(url, { from_name: 'Asha', item_name: mark, message: 'x'.repeat(2000) })
  return answer.ok
}

async function signUp({ url }: RunningServer, email: string): Promise<{ refresh_token: string }> {
  const answer = await fetch(`${url}${authBasePath}/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'marigold-over-nehru-place' }),
  })
  return (await answer.json()) as { refresh_token: string }
}

const start = (place: Place) =>
  startServer({
    dataDir: place.dataDir,
    env: { DATABASE_URL: place.url, EMAIL_LIMIT_PER_MINUTE: '1000000' },
  })

describeEachDatabase('a backup', (database) => {
  it('made under load restores everything that was confirmed before it', async () => {
    const [place, elsewhere] = [await newPlace(database), await newPlace(database)]
    const server = await start(place)
    const session = await signUp(server, 'asha@example.org')
    for (let count = 0; count < 40; count += 1) await enquire(server, `before-${count}`)
    let isLoaded = true
    let during = 0
    const load = Array.from({ length: 4 }, async (_, visitor) => {
      for (let count = 0; isLoaded; count += 1)
        if (await enquire(server, `during-${visitor}-${count}`)) during += 1
    })
    await wait(200)
    const folder = join(place.dataDir, 'backup')
    const made = await meridaya(place, 'backup', folder, '--json')
    isLoaded = false
    await Promise.all(load)
    await server.stop()
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(during).toBeGreaterThan(5)

    expect(await meridaya(elsewhere, 'restore', folder)).toMatchObject({ code: 0, stderr: '' })
    const manifest = JSON.parse(made.stdout) as { tables: Record<string, number>; mails: number }
    const restored = await everyRow(elsewhere)
    const counts = Object.fromEntries(Object.entries(restored).map(([table, rows]) => [table, rows.length]))
    expect(counts).toEqual(manifest.tables)
    for (let count = 0; count < 40; count += 1)
      expect(restored['enquiries']?.filter((row) => row.includes(`before-${count}\\"`))).toHaveLength(1)
    // This load does not change accounts and keys, so their rows are equal.
    const original = await everyRow(place)
    for (const table of ['accounts', 'sessions', 'signingKeys', 'kysely_migration'])
      expect(restored[table]).toEqual(original[table])
    expect(await readMailbox(join(elsewhere.dataDir, 'mail'))).toHaveLength(manifest.mails)

    const again = await start(elsewhere)
    onTestFinished(async () => void (await again.stop()))
    const refreshed = await fetch(`${again.url}${authBasePath}/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: session.refresh_token }),
    })
    expect(refreshed.status).toBe(200)
  }, 90_000)

  it('of an idle server restores the same rows, except for mailed links, and the same mailbox', async () => {
    const [place, elsewhere] = [await newPlace(database), await newPlace(database)]
    const server = await start(place)
    await signUp(server, 'asha@example.org')
    await enquire(server, 'Bali')
    const sent = () => readMailbox(join(place.dataDir, 'mail'))
    await expect.poll(async () => (await sent()).length, { timeout: 10_000 }).toBe(2)
    await server.stop()
    const folder = join(place.dataDir, 'backup')
    expect(await meridaya(place, 'backup', folder)).toMatchObject({ code: 0 })
    expect(await meridaya(elsewhere, 'restore', folder)).toMatchObject({ code: 0 })
    const rows = await everyRow(place)
    expect(rows['enquiries']).toHaveLength(1)
    expect(rows['oneTimeTokens']).toHaveLength(1)
    // Links and codes of mails stay out of backups (docs/threats.md).
    expect(await everyRow(elsewhere)).toEqual({ ...rows, oneTimeTokens: [] })
    const ids = (mails: Awaited<ReturnType<typeof sent>>) =>
      mails.map(({ messageId }) => `${messageId}`).toSorted()
    expect(ids(await readMailbox(join(elsewhere.dataDir, 'mail')))).toEqual(ids(await sent()))
  }, 60_000)

  it('is never restored over existing data, nor when it is damaged or incomplete', async () => {
    const place = await newPlace(database)
    await meridaya(place, 'migrate')
    const folder = join(place.dataDir, 'backup')
    expect(await meridaya(place, 'backup', folder)).toMatchObject({ code: 0 })
    expect(await meridaya(place, 'backup', folder)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is not empty/),
    })
    const before = await everyRow(place)
    expect(await meridaya(place, 'restore', folder)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/never overwrites/),
    })
    expect(await everyRow(place)).toEqual(before)

    const file = readdirSync(folder).find((name) => name.startsWith('meridaya.')) ?? ''
    const damaged = join(place.dataDir, 'damaged')
    cpSync(folder, damaged, { recursive: true })
    writeFileSync(join(damaged, file), 'x', { flag: 'a' })
    const empty = await newPlace(database)
    expect(await meridaya(empty, 'restore', damaged)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/checksum differs/),
    })
    const partial = join(place.dataDir, 'partial')
    cpSync(folder, partial, { recursive: true, filter: (path) => !path.endsWith('backup.json') })
    expect(await meridaya(empty, 'restore', partial)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/not a complete backup/),
    })
    expect(existsSync(join(empty.dataDir, 'meridaya.sqlite'))).toBe(false)
  }, 60_000)
})

describeOnPostgres('a backup without the programs of Postgres', (database) => {
  it('says what to install, exits with code 1, and works in the same folder once they are installed', async () => {
    const [place, elsewhere] = [await newPlace(database), await newPlace(database)]
    await meridaya(place, 'migrate')
    const folder = join(place.dataDir, 'backup')
    const bare = { path: place.dataDir }
    expect(await meridaya({ ...place, ...bare }, 'backup', folder)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^pg_dump is not installed here.*apt-get install postgresql-client\n$/),
    })
    expect(await meridaya(place, 'backup', folder)).toMatchObject({ code: 0 })
    expect(await meridaya({ ...elsewhere, ...bare }, 'restore', folder)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^pg_restore is not installed here.*apt-get install postgresql-client\n$/,
      ),
    })
    expect(await meridaya(elsewhere, 'restore', folder)).toMatchObject({ code: 0 })
  }, 60_000)
})
