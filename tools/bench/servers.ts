import { startPostgres } from '#tests/support/postgres.ts'
import { startServer, temporaryFolder, type RunningServer } from '#tests/support/server.ts'
import { say } from './report.ts'

/** Our server as it runs in production, with empty data and without limits. `stop` removes the data. */
export async function measuredServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await temporaryFolder()
  const server = await startServer({
    dataDir: folder.path,
    env: { TRUSTED_PROXIES: '127.0.0.1', EMAIL_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'warn', ...env },
  })
  return {
    ...server,
    stop: async () => {
      const code = await server.stop()
      await folder.remove()
      return code
    },
  }
}

/** Measures on SQLite and on a private Postgres that syncs to disk; without Postgres, on SQLite only. */
export async function onEachDatabase<T>(
  measure: (name: string, env: Record<string, string>) => Promise<T>,
): Promise<T[]> {
  const results = [await measure('SQLite', {})]
  const postgres = await startPostgres({ isDurable: true })
  if (postgres === null) {
    say('Postgres skipped: it is not installed')
    return results
  }
  try {
    results.push(await measure('Postgres', { DATABASE_URL: postgres.url }))
  } finally {
    await postgres.stop()
  }
  return results
}
