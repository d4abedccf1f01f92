import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { createConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { ask, fastFolder, startPostgres } from './postgres.ts'
import { root } from './source-files.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty where PostgreSQL is not installed. */
    postgresUrl: string
    /** A SQLite file with the tables of this version and no rows. On Postgres the database `tables` has them. */
    emptyTables: string
  }
}

/** Each project has its own module instance, so they share what the first one started. */
const shared = globalThis as { testDatabases?: ReturnType<typeof startDatabases> }

/** One private Postgres for the whole run; every test file makes its own databases in it. */
export async function setup(project: TestProject) {
  // Dozens of tests start our server or command line as a process, which mostly loads the same modules again.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'node')
  // Reading a whole site takes a third of a server's start, so a test that needs one sets it.
  process.env['RELEASES_DIR'] ??= join(root, 'node_modules', '.cache', 'no-releases')
  shared.testDatabases ??= startDatabases()
  const { postgresUrl, emptyTables, stop } = await shared.testDatabases
  project.provide('postgresUrl', postgresUrl)
  project.provide('emptyTables', emptyTables)
  return stop
}

async function startDatabases() {
  const folder = mkdtempSync(join(fastFolder(), 'meridaya-tables-'))
  const emptyTables = join(folder, 'tables.sqlite')
  const made = await openDatabase({ kind: 'sqlite', file: emptyTables })
  // The file alone is copied.
  await sql`pragma wal_checkpoint(truncate)`.execute(made)
  await made.destroy()
  const postgres = await startTestPostgres()
  let stopped: Promise<void> | undefined
  const stop = () => {
    rmSync(folder, { recursive: true, force: true })
    return (stopped ??= postgres?.stop() ?? Promise.resolve())
  }
  return { postgresUrl: postgres?.url ?? '', emptyTables, stop }
}

async function startTestPostgres() {
  if (process.env['TEST_QUICK'] === '1') return null
  const postgres = await startPostgres({ isDurable: false })
  if (postgres === null) {
    console.warn(
      '\n  SKIPPED: every test on Postgres. PostgreSQL is not installed on this machine.\n' +
        '  Install its server to run them: apt-get install postgresql-15 (Debian), brew install postgresql (macOS).\n',
    )
    return null
  }
  const tables = Object.assign(new URL(postgres.url), { pathname: 'tables' }).href
  await ask(postgres.url, 'create database tables')
  await (await openDatabase(createConfig({ DATABASE_URL: tables }).database)).destroy()
  return postgres
}
