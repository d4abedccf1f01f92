import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, onTestFinished } from 'vitest'
import { createConfig, type Config } from '#server/config/config.ts'
import { createContext, type Context, type ContextOverrides } from '#server/context.ts'
import { dropDatabase, type TestDatabase } from './databases.ts'

export interface TestOptions {
  /** From `describeEachDatabase`: an empty database for each call. SQLite when left out. */
  database?: TestDatabase
  /** Settings by their names, as `.env` would have them. */
  env?: Record<string, string>
  overrides?: Partial<ContextOverrides>
}

/** A context on an empty database and an empty data folder; both are gone after the test. */
export async function openTestContext(options: TestOptions = {}): Promise<Context> {
  const config = await createTestConfig(options)
  const context = await createContext(config, { log: pino({ level: 'silent' }), ...options.overrides })
  if (!options.overrides?.database) afterwards(() => context.database.destroy())
  return context
}

export async function createTestConfig({ database, env = {} }: TestOptions): Promise<Config> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridaya-test-'))
  afterwards(() => rmSync(dataDir, { recursive: true, force: true }))
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env }
  if (!database || env['DATABASE_URL'] !== undefined) return createConfig(settings)
  const url = await database.fresh()
  if (url !== '') afterwards(() => dropDatabase(url))
  return createConfig({ ...settings, DATABASE_URL: url })
}

const atEnd: (() => unknown)[] = []

afterAll(async () => {
  for (const undo of atEnd.toReversed()) await undo()
})

/** After the test that runs; for what a beforeAll opened, after the last test of the file. */
function afterwards(undo: () => unknown) {
  try {
    onTestFinished(async () => void (await undo()))
  } catch {
    atEnd.push(undo)
  }
}
