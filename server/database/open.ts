import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Dialect, Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Pool, types } from 'pg'
import type { DatabaseConfig } from '../config/config.ts'
import { migrations } from './migrations/index.ts'
import type { Schema } from './schema.ts'
import { nodeSqliteDialect } from './sqlite-dialect.ts'

export type Database = Kysely<Schema>
export type DatabaseTransaction = Transaction<Schema>

/** Opens the database and brings its tables up to date. Close it with `destroy()`. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const database = connect(config)
  try {
    await migrate(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

/** Opens the database as it is. */
export function connect(config: DatabaseConfig): Database {
  return new Kysely<Schema>({ dialect: dialect(config) })
}

/** Brings the tables up to date; several at once take turns. Answers the migrations that were run, in order. */
export async function migrate(database: Database): Promise<string[]> {
  const { error, results } = await migrator(database).migrateToLatest()
  if (error) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}

/** The migrations that this database has not seen yet, in order. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const known = await migrator(database).getMigrations()
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}

function migrator(database: Database): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
}

function dialect(config: DatabaseConfig): Dialect {
  if (config.kind === 'postgres') {
    const bigint = 20
    types.setTypeParser(bigint, Number)
    const pool = new Pool({ connectionString: config.url, max: 10, connectionTimeoutMillis: 10_000 })
    // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
    pool.on('error', () => {})
    return new PostgresDialect({ pool })
  }
  // Signing keys and people's messages are in it.
  mkdirSync(dirname(config.file), { recursive: true, mode: 0o700 })
  return nodeSqliteDialect(config.file)
}
