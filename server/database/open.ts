import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
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
  const database = new Kysely<Schema>({ dialect: dialect(config) })
  try {
    await migrate(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

/** Postgres has many connections, so its readers must step around rows that others hold. */
export function isPostgres(database: Database): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
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
  if (config.file !== ':memory:') mkdirSync(dirname(config.file), { recursive: true })
  return nodeSqliteDialect(config.file)
}

async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
