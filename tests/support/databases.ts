import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import pg from 'pg'
import { describe, inject } from 'vitest'
import type { DatabaseConfig } from '#server/config/config.ts'
import { connect, openDatabase, type Database } from '#server/database/open.ts'
import { ask } from './postgres.ts'

export interface TestDatabase {
  kind: 'sqlite' | 'postgres'
  /** A value for DATABASE_URL: empty for SQLite, otherwise a new empty Postgres database at each call. */
  fresh: () => Promise<string>
  /** The same, with the tables of this version where it is Postgres. */
  withTables: () => Promise<string>
}

export const onSqlite: TestDatabase = { kind: 'sqlite', fresh: async () => '', withTables: async () => '' }

const onPostgres: TestDatabase = {
  kind: 'postgres',
  fresh: () => createDatabase(),
  withTables: () => createDatabase('tables'),
}

/** Runs the suite on SQLite and on a real Postgres. Without Postgres, that half is skipped with a warning. */
export function describeEachDatabase(name: string, suite: (database: TestDatabase) => void): void {
  describe(`${name} (sqlite)`, () => {
    suite(onSqlite)
  })
  describeOnPostgres(name, suite)
}

/** For a database shared by several servers. Skipped without Postgres, with a warning, and by `npm test -- quick`. */
export function describeOnPostgres(name: string, suite: (database: TestDatabase) => void): void {
  describe.skipIf(inject('postgresUrl') === '')(`${name} (postgres)`, () => {
    suite(onPostgres)
  })
}

/**
 * Opens a database from `withTables`. The migrations ran once for the whole run, because they take longer than most
 * tests. `server/database` tests them on empty databases, and every process that a test starts runs them.
 */
export async function openTables(config: DatabaseConfig): Promise<Database> {
  if (config.kind === 'sqlite') {
    // A test may open the same data again.
    if (existsSync(config.file)) return openDatabase(config)
    mkdirSync(dirname(config.file), { recursive: true, mode: 0o700 })
    copyFileSync(inject('emptyTables'), config.file)
  }
  return connect(config)
}

async function createDatabase(template = 'template1'): Promise<string> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await ask(server, `create database ${name} template ${template}`)
  return Object.assign(new URL(server), { pathname: name }).href
}

/** Only saves space. A database still in use is removed with the private Postgres. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await ask(inject('postgresUrl'), `drop database ${name}`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError) || error.code !== inUse) throw error
  })
}

const inUse = '55006'
