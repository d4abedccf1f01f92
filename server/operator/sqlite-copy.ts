import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { oneTimeTables } from './backup-manifest.ts'
import { OperatorError } from './command.ts'

/** Copies the present state of a database that a server may be writing to. Returns the number of rows per table. */
export async function copyLiveSqlite(
  from: string,
  to: string,
  reached: (pages: number, total: number) => void,
): Promise<Record<string, number>> {
  using source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
  // This open read transaction fixes the snapshot. Without it the copy restarts at every write.
  source.exec('begin; select count(*) from sqlite_schema')
  await backup(source, to, {
    rate: 500,
    progress: ({ totalPages, remainingPages }) => reached(totalPages - remainingPages, totalPages),
  })
  await chmod(to, 0o600)
  leaveOutSecrets(to)
  const tables = inspect(
    to,
    `${from} is damaged. Put an earlier backup in its place: npm run meridaya -- restore <folder>`,
  )
  await sync(to)
  return tables
}

/**
 * Deletes valid links and codes and the unsent mails that contain them. Otherwise anyone who reads the backup within a day could
 * sign in with them. After a restore they no longer work, and people have to request new ones.
 */
function leaveOutSecrets(file: string): void {
  using database = new DatabaseSync(file)
  database.exec('pragma secure_delete = on')
  const names = database.prepare(`select name from sqlite_schema where type = 'table'`).all()
  const has = (table: string) => names.some(({ name }) => name === table)
  for (const table of oneTimeTables.filter(has)) database.exec(`delete from "${table}"`)
  const columns = database.prepare(`select name from pragma_table_info('messages')`).all()
  if (columns.some(({ name }) => name === 'holdsSecret'))
    database.exec(`delete from messages where "holdsSecret" = 1 and state <> 'sent'`)
}

/** Copies a backup to a database file that does not exist yet. Returns the number of rows per table. */
export async function placeSqlite(from: string, to: string): Promise<Record<string, number>> {
  const leftover = [to, `${to}-wal`, `${to}-shm`].find((file) => existsSync(file))
  if (leftover !== undefined) {
    throw new OperatorError(
      `${leftover} already exists, and a restore never overwrites it. Stop the server and move the old data away first.`,
    )
  }
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const draft = `${to}.restoring`
  await copyFile(from, draft)
  await chmod(draft, 0o600)
  const tables = inspect(draft, `${from} is damaged. Restore another backup.`)
  await sync(draft)
  await rename(draft, to)
  await sync(dirname(to))
  return tables
}

/** Checks the database and makes it a single file, without the two of the write-ahead log. */
function inspect(file: string, complaint: string): Record<string, number> {
  using database = new DatabaseSync(file)
  database.exec('pragma journal_mode = delete')
  const { integrity_check: verdict } = database.prepare('pragma integrity_check').get() ?? {}
  if (verdict !== 'ok') throw new OperatorError(complaint)
  const names = database
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite#_%' escape '#'`)
    .all()
    .map(({ name }) => String(name))
  return Object.fromEntries(
    names.map((name) => [
      name,
      Number(database.prepare(`select count(*) as rows from "${name}"`).get()?.['rows']),
    ]),
  )
}

async function sync(path: string): Promise<void> {
  await using handle = await open(path, 'r')
  await handle.sync()
}
