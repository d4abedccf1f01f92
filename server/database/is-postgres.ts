import { PostgresAdapter } from 'kysely'
import type { Kysely } from 'kysely'

/** Postgres has many connections and many servers on it; SQLite here has one of each. */
export function isPostgres<Tables>(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
