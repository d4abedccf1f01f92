import type { TestProject } from 'vitest/node'
import { join } from 'node:path'
import { startPostgres } from './postgres.ts'
import { root } from './source-files.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty where PostgreSQL is not installed. */
    postgresUrl: string
  }
}

/** One private Postgres for the whole run; every test file makes its own databases in it. */
export async function setup(project: TestProject) {
  // Dozens of tests start our server or command line as a process, which mostly loads the same modules again.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'node')
  if (process.env['TEST_QUICK'] === '1') {
    project.provide('postgresUrl', '')
    return undefined
  }
  const postgres = await startPostgres({ isDurable: false })
  project.provide('postgresUrl', postgres?.url ?? '')
  if (postgres === null) {
    console.warn(
      '\n  SKIPPED: every test on Postgres. PostgreSQL is not installed on this machine.\n' +
        '  Install its server to run them: apt-get install postgresql-15 (Debian), brew install postgresql (macOS).\n',
    )
    return undefined
  }
  return postgres.stop
}
