import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'

export interface TestDatabase {
  kind: 'sqlite' | 'postgres'
  /** What DATABASE_URL holds: empty for SQLite, otherwise a fresh, empty Postgres database. Call it inside tests and hooks. */
  url: () => string
}

/** The same suite on SQLite and on a real Postgres; the second is skipped, loudly, where none is installed. */
export function describeEachDatabase(name: string, suite: (database: TestDatabase) => void): void {
  describe(`${name} (sqlite)`, () => {
    suite({ kind: 'sqlite', url: () => '' })
  })
  const server = inject('postgresUrl')
  describe.skipIf(server === '')(`${name} (postgres)`, () => {
    const database = `test_${randomBytes(6).toString('hex')}`
    beforeAll(() => execute(server, `create database ${database}`))
    afterAll(() => execute(server, `drop database if exists ${database} with (force)`))
    suite({ kind: 'postgres', url: () => Object.assign(new URL(server), { pathname: database }).href })
  })
}

async function execute(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
