import { startPostgres } from '#tests/support/postgres.ts'
import { say } from './piece.ts'

/** Runs the same on SQLite and on a private Postgres with its durability on; says so where there is none. */
export async function onEachDatabase<T>(
  measure: (name: string, env: Record<string, string>) => Promise<T>,
): Promise<T[]> {
  const results = [await measure('SQLite', {})]
  const postgres = await startPostgres({ isDurable: true })
  if (postgres === null) {
    say('Postgres skipped: it is not installed here')
    return results
  }
  try {
    results.push(await measure('Postgres', { DATABASE_URL: postgres.url }))
  } finally {
    await postgres.stop()
  }
  return results
}
