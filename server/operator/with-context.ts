import { pino } from 'pino'
import { createContext } from '#server/context.ts'
import type { Context } from '#server/context.ts'
import { openUpToDate } from '#server/database/open.ts'
import type { Cli } from './command.ts'
import { requireDatabase } from './database-file.ts'

type Work<Result> = (context: Context) => Promise<Result>

/** Opens the server's database for reading only, and closes it afterwards. */
export function withContext<Result>(cli: Pick<Cli, 'config'>, work: Work<Result>): Promise<Result> {
  return runIn(cli, { isReadOnly: true }, work)
}

/** Opens the server's database, and closes it afterwards. Only the server and `migrate` update its tables. */
export function withWritableContext<Result>(cli: Pick<Cli, 'config'>, work: Work<Result>): Promise<Result> {
  return runIn(cli, { isReadOnly: false }, work)
}

/** Fails for a mistyped folder instead of creating a database there. */
async function runIn<Result>(
  { config }: Pick<Cli, 'config'>,
  access: { isReadOnly: boolean },
  work: Work<Result>,
): Promise<Result> {
  const settings = config()
  if (settings.database.kind === 'sqlite')
    requireDatabase(settings.database.file, 'Check DATA_DIR, start the server once, or run migrate.')
  const database = await openUpToDate(settings.database, access)
  try {
    return await work(await createContext(settings, { database, log: pino({ level: 'silent' }) }))
  } finally {
    await database.destroy()
  }
}
