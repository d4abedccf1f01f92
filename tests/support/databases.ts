import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'

export interface TestDatabase {
  kind: 'sqlite' | 'postgres'
  /** A value for DATABASE_URL: empty for SQLite, otherwise one Postgres database for the whole suite. */
  url: () => string
  /** The same, with a new empty database at each call. */
  fresh: () => Promise<string>
}

/** Runs the suite on SQLite and on a real Postgres. Without Postgres, that half is skipped with a warning. */
export function describeEachDatabase(name: string, suite: (database: TestDatabase) => void): void {
  describe(`${name} (sqlite)`, () => {
    suite({ kind: 'sqlite', url: () => '', fresh: () => Promise.resolve('') })
  })

  describeOnPostgres(name, suite)
}

/** For a database shared by several servers. Skipped without Postgres, with a warning, and by `npm test -- quick`. */
export function describeOnPostgres(name: string, suite: (database: TestDatabase) => void): void {
  describe.skipIf(inject('postgresUrl') === '')(`${name} (postgres)`, () => {
    let shared = ''
    beforeAll(async () => {
      shared = await createDatabase()
    })
    afterAll(() => dropDatabase(shared))
    suite({ kind: 'postgres', url: () => shared, fresh: createDatabase })
  })
}

async function createDatabase(): Promise<string> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name}`)
  return Object.assign(new URL(server), { pathname: name }).href
}

/** Only saves space. A database still in use is removed with the private Postgres. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await execute(inject('postgresUrl'), `drop database ${name}`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError) || error.code !== inUse) throw error
  })
}

const inUse = '55006'

async function execute(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
