import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Dialect, Transaction } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import type { DatabaseConfig } from '#server/config/config.ts'
import { migrations } from './migrations/index.ts'
import type { Schema } from './schema.ts'
import { createPostgresPool } from './postgres-pool.ts'
import { DatabaseRefused, explainRefusal } from './refused.ts'
import { nodeSqliteDialect } from './sqlite-dialect.ts'

export type Database = Kysely<Schema>
export type DatabaseTransaction = Transaction<Schema>

/**
 * Opens the database and updates its tables. Close it with `destroy()`. Throws DatabaseRefused if an
 * operator can do something about it.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  await using patient = connect(config, { isPatient: true })
  try {
    await migrate(patient)
  } catch (error) {
    throw config.kind === 'sqlite' ? explainRefusal(error, config.file) : error
  }
  return connect(config)
}

interface ConnectOptions {
  isPatient?: boolean
  isReadOnly?: boolean
}

/**
 * Opens the database without migrating it. On Postgres every query has a time limit, unless the caller is patient: migrations wait
 * for each other and may take long. A read-only connection refuses every write.
 */
export function connect(config: DatabaseConfig, options: ConnectOptions = {}): Database {
  return new Kysely<Schema>({ dialect: dialect(config, options) })
}

/**
 * Opens a database whose tables are those of this version, and changes nothing in it. Throws DatabaseRefused where they
 * are older or newer.
 */
export async function openUpToDate(config: DatabaseConfig, options: ConnectOptions): Promise<Database> {
  const database = connect(config, options)
  try {
    const pending = await pendingMigrations(database)
    if (pending.length > 0) throw new DatabaseRefused(olderVersion(pending))
    return database
  } catch (error) {
    await database.destroy()
    throw config.kind === 'sqlite' ? explainRefusal(error, config.file) : error
  }
}

/** Updates the tables. Several processes take turns. Returns the migrations that were run, in order. */
export async function migrate(database: Database): Promise<string[]> {
  const { error, results } = await migrator(database).migrateToLatest()
  if (error) throw isFromNewerVersion(error) ? new DatabaseRefused(newerVersion) : error
  return (results ?? []).map(({ migrationName }) => migrationName)
}

/** The migrations that this database has not seen yet, in order. Throws DatabaseRefused where it has seen later ones. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  if (await hasUnknownMigrations(database)) throw new DatabaseRefused(newerVersion)
  const known = await migrator(database).getMigrations()
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}

async function hasUnknownMigrations(database: Database): Promise<boolean> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return false
  const { rows } = await sql<{ name: string }>`select name from ${sql.id(DEFAULT_MIGRATION_TABLE)}`.execute(
    database,
  )
  return rows.some(({ name }) => !Object.hasOwn(migrations, name))
}

const olderVersion = (missing: string[]) =>
  `The tables are from an older version (missing: ${missing.join(', ')}). Make a backup, then start the server or run: npm run meridaya -- migrate`

const newerVersion =
  'The database was brought up to date by a newer version of the server. Start that version again, or restore the backup from before the update (docs/deploy/one-box.md, "Back to the previous version").'

/** Kysely's words for a migration that was run and is not in this version. */
function isFromNewerVersion(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('corrupted migrations: previously executed')
}

function migrator(database: Database): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
}

function dialect(config: DatabaseConfig, { isPatient = false, isReadOnly = false }: ConnectOptions): Dialect {
  if (config.kind === 'postgres') {
    return new PostgresDialect({ pool: createPostgresPool(config.urls, { isPatient, isReadOnly }) })
  }
  try {
    // Only this user may read it, because it has signing keys and people's messages.
    if (!isReadOnly) mkdirSync(dirname(config.file), { recursive: true, mode: 0o700 })
    return nodeSqliteDialect(config.file, { isReadOnly, ...(isPatient ? { lockMs: 60_000 } : {}) })
  } catch (error) {
    throw explainRefusal(error, config.file)
  }
}
