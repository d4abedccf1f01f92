import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createApp, type AppOverrides } from '#server/app.ts'
import { createConfig, type Config } from '#server/config/config.ts'
import { createContext, type Context } from '#server/context.ts'
import { openDatabase } from '#server/database/open.ts'
import { afterwards } from './afterwards.ts'
import { dropDatabase, openTables, type TestDatabase } from './databases.ts'
import { readMailbox, type ReceivedMail } from './mailbox.ts'

export interface TestOptions {
  /** From `describeEachDatabase`: an empty database for each call. SQLite when left out. */
  database?: TestDatabase
  /** Settings by name, as in `.env`. */
  env?: Record<string, string>
  overrides?: AppOverrides
  /** The releases to serve; none by default. */
  releasesDir?: string
}

/** A context on an empty database and an empty data folder. Both are removed after the test. */
export async function openTestContext(options: TestOptions = {}): Promise<Context> {
  const { env = {}, overrides = {} } = options
  // Tables of its own making, unless the test brings a database.
  const withTables = overrides.database === undefined && env['DATABASE_URL'] === undefined
  const config = await createTestConfig(options, withTables)
  const database = overrides.database ?? (await (withTables ? openTables : openDatabase)(config.database))
  if (!overrides.database) afterwards(() => database.destroy())
  return createContext(config, { log: pino({ level: 'silent' }), ...overrides, database })
}

export interface TestApp {
  app: FastifyInstance
  context: Context
  /** Sent mail, oldest first. */
  mails: () => Promise<ReceivedMail[]>
}

/** The whole server on a context of its own, for `app.inject`. Closed after the test. */
export async function createTestApp(options: TestOptions = {}): Promise<TestApp> {
  const context = await openTestContext(options)
  const { config, database, outbox, clock, log } = context
  const app = await createApp(config, { database, outbox, clock, log, ...options.overrides })
  afterwards(() => app.close())
  await app.ready()
  return { app, context, mails: () => readMailbox(join(config.dataDir, 'mail')) }
}

export async function createTestConfig(
  { database, env = {}, releasesDir }: TestOptions,
  withTables = false,
): Promise<Config> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridaya-test-'))
  afterwards(() => rmSync(dataDir, { recursive: true, force: true }))
  const settings = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    AUTH_MAILS_PER_HOUR: '1000000',
    EMAIL_LIMIT_PER_DAY: '1000000',
    ...env,
  }
  const url = env['DATABASE_URL'] ?? (await (withTables ? database?.withTables() : database?.fresh())) ?? ''
  if (url !== '' && env['DATABASE_URL'] === undefined) afterwards(() => dropDatabase(url))
  return {
    ...createConfig({ ...settings, DATABASE_URL: url }),
    releasesDir: releasesDir ?? join(dataDir, 'no-releases'),
  }
}
