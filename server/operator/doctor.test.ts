import { facts } from '#tests/support/release.ts'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { createConfig } from '#server/config/config.ts'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { DatabaseConfig } from '#server/config/config.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { connect, openDatabase, openUpToDate } from '#server/database/open.ts'
import { acceptEnquiry } from '#server/email/accept-enquiry.ts'
import { describeEachDatabase, onSqlite } from '#tests/support/databases.ts'
import { emptyEnv, openAgency, operate } from '#tests/support/operator.ts'
import { freePort } from '#tests/support/ports.ts'
import { contentFindings, examine } from './doctor.ts'

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meridaya-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const wrongs = async (env: Record<string, string>) =>
  (await examine({ DATA_DIR: dataDir(), ...env })).flatMap(({ kind, text }) =>
    kind === 'wrong' ? [text] : [],
  )

it('reports no problem in a fresh clone', async () => {
  expect(await wrongs({})).toEqual([])
})

it('names what is still sample text, and which mail has no recipient', () => {
  const found = (own: { sampleContent: string[]; sends: boolean }) =>
    contentFindings({
      ...facts,
      sampleContent: own.sampleContent,
      sendsCustomPackageRequests: own.sends,
      sendsNewsletterSignUps: own.sends,
    }).map(({ text }) => text)
  expect(found({ sampleContent: [], sends: true })).toEqual([])
  expect(found({ sampleContent: ['testimonials'], sends: false })).toEqual([
    expect.stringContaining('Still a sample: testimonials.'),
    expect.stringContaining('sendsCustomPackageRequests'),
    expect.stringContaining('sendsNewsletterSignUps'),
  ])
})

it('lists the pictures that are still drawings', () => {
  const found = (drawnSlots: { slot: string; pictures: string[] }[]) =>
    contentFindings({
      ...facts,
      sampleContent: [],
      drawnSlots,
      sendsCustomPackageRequests: true,
      sendsNewsletterSignUps: true,
    }).map(({ text }) => text)
  expect(found([])).toEqual([])
  expect(found([{ slot: 'Galleries', pictures: ['oslo-norway-2', 'oslo-norway-cover'] }])).toEqual([
    expect.stringMatching(
      /^Galleries have 2 drawings .*: oslo-norway-2, oslo-norway-cover\. .*content-guide/,
    ),
  ])
})

it('creates no database, and checks an existing one', async () => {
  const env = { DATA_DIR: dataDir() }
  const { database } = createConfig(env)
  const found = async () => (await examine(env)).map(({ kind, text }) => `${kind}: ${text}`).join('\n')
  expect(await found()).toMatch(/^note: There is no database at .*meridaya\.sqlite yet.* check DATA_DIR\.$/m)
  expect(readdirSync(env.DATA_DIR)).toEqual([])
  await (await openDatabase(database)).destroy()
  expect(await found()).toMatch(/^well: SQLite .* answers and its tables are up to date\.$/m)
})

describeEachDatabase('a database read by a command', (kind) => {
  /** Every row of every table. On SQLite, also the bytes of the file. */
  async function contents(config: DatabaseConfig) {
    const database = connect(config, { isReadOnly: true })
    const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
    const rows = tables.map(({ name }) => sql`select * from ${sql.id(name)}`.execute(database))
    const all = (await Promise.all(rows)).map((result) => result.rows)
    await database.destroy()
    const bytes = config.kind === 'sqlite' ? readFileSync(config.file).toString('base64') : ''
    return JSON.stringify([tables.map(({ name }) => name), all, bytes])
  }
  const reading = [
    ['doctor'],
    ['migrate', '--check'],
    ['enquiries', 'list'],
    ['enquiries', 'show', 'none'],
    ['outbox', 'list'],
    ['accounts', 'list'],
    ['sessions', 'list'],
    ['audit'],
  ]

  it('stays unchanged when its tables are older, and the commands say what to do', async () => {
    const env = await emptyEnv(kind)
    const { database } = createConfig(env)
    const old = connect(database)
    const migrator = new Migrator({ db: old, provider: { getMigrations: async () => migrations } })
    await migrator.migrateTo('007-suppressions')
    await old.destroy()
    const before = await contents(database)
    for (const command of reading) {
      const { out, notes } = await operate(env, ...command)
      expect(`${out}${notes}`, command.join(' ')).toMatch(
        /tables are from an older version.*backup.*start the server|^Missing: 008-mail-subjects$/m,
      )
      expect(await contents(database), command.join(' ')).toBe(before)
    }
  })

  it('stays empty when it is empty', async () => {
    const env = await emptyEnv(kind)
    const { database } = createConfig(env)
    if (database.kind === 'sqlite') writeFileSync(database.file, '')
    const before = await contents(database)
    for (const command of reading) await operate(env, ...command)
    expect(await contents(database)).toBe(before)
  })

  it('stays unchanged when it is up to date, over a read-only connection', async () => {
    const { env, context } = await openAgency(kind)
    await acceptEnquiry(context, { kind: 'query', variables: { from_name: 'Asha' } }, async () => null)
    const { database } = context.config
    const before = await contents(database)
    for (const command of reading) await operate(env, ...command)
    expect(await contents(database)).toBe(before)
    await using reader = await openUpToDate(database, { isReadOnly: true })
    await expect(reader.deleteFrom('enquiries').execute()).rejects.toThrow(/read-?only/i)
  })

  it('is reported as newer by doctor and the commands', async () => {
    const { env, context } = await openAgency(kind)
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2027-01-01')`.execute(
      context.database,
    )
    for (const command of [['doctor'], ['enquiries', 'list'], ['outbox', 'retry', '--dead']]) {
      const { code, out, notes } = await operate(env, ...command)
      expect(code).toBe(1)
      expect(`${out}${notes}`).toMatch(/brought up to date by a newer version.*Start that version again/)
    }
  })
})

it('warns that other users can read the database, and says how to prevent it', async () => {
  const { env, context } = await openAgency(onSqlite)
  const { dataDir, database } = context.config
  const file = database.kind === 'sqlite' ? database.file : ''
  chmodSync(file, 0o644)
  expect(await wrongs(env as Record<string, string>)).toEqual([])
  chmodSync(dataDir, 0o755)
  const [text = ''] = await wrongs(env as Record<string, string>)
  expect(text).toContain(`Every user of this machine can read ${file}`)
  expect(text).toContain(`Close the folder: chmod 700 ${dataDir}`)
  for (const name of ['', '-wal', '-shm']) chmodSync(`${file}${name}`, 0o600)
  expect(await wrongs(env as Record<string, string>)).toEqual([])
})

it('lists every problem of the settings at once', async () => {
  const [text = ''] = await wrongs({ PORT: 'x', SMTP_URL: 'smtp://localhost:25' })
  expect(text).toContain('PORT')
  expect(text).toContain('MAIL_FROM')
})

it('reports an unreachable mail server and sample addresses', async () => {
  const port = await freePort()
  const found = await wrongs({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@meridaya.example' })
  expect(found.join('\n')).toContain(`The mail server 127.0.0.1:${port} does not accept us`)
  expect(found.join('\n')).toContain('bookings@agency.example is a sample address')
})

it('reports no problem with a working mail server', async () => {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  expect(
    await wrongs({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'desk@travel.test',
      ENQUIRY_TO: 'desk@travel.test',
      SITE_URL: 'https://travel.test',
    }),
  ).toEqual([])
})

it('compares the settings with the privacy policy', async () => {
  const [text = ''] = await wrongs({ KEEP_ENQUIRIES_DAYS: '0' })
  expect(text).toContain('the privacy policy promises two years at most')
  expect(await wrongs({ KEEP_ENQUIRIES_DAYS: '365' })).toEqual([])
})

it.each([{}, { SITE_URL: 'http://localhost:4000' }])(
  'warns that links point to this machine, and says how to change it, with %j',
  async (env) => {
    const found = await examine({ DATA_DIR: dataDir(), PORT: '4000', ...env })
    expect(found).toContainEqual({
      kind: 'note',
      text: 'Links in mails lead to http://localhost:4000, which works on this machine only. Set SITE_URL to the public address.',
    })
  },
)

it('recommends setting the proxy when the site has an https address', async () => {
  const reminded = async (env: Record<string, string>) =>
    (await examine({ DATA_DIR: dataDir(), SITE_URL: 'https://travel.test', ...env })).some(({ text }) =>
      text.startsWith('TRUSTED_PROXIES is not set'),
    )
  expect(await reminded({})).toBe(true)
  expect(await reminded({ TRUSTED_PROXIES: '127.0.0.1' })).toBe(false)
})
