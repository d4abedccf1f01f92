import { existsSync } from 'node:fs'
import { pino } from 'pino'
import { createContext } from '../context.ts'
import type { Context } from '../context.ts'
import { OperatorError } from './command.ts'
import type { Call } from './command.ts'

/** Works on the server's database, and closes it. A mistyped folder is refused instead of filled with a new database. */
export async function withContext<Result>(
  { config }: Pick<Call, 'config'>,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  const settings = config()
  const { database } = settings
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new OperatorError(
      `There is no database at ${database.file}. Check DATA_DIR, start the server once, or run migrate.`,
    )
  }
  const context = await createContext(settings, { log: pino({ level: 'silent' }) })
  try {
    return await work(context)
  } finally {
    await context.database.destroy()
  }
}
