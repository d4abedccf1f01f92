import { createHash } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SQLOutputValue } from 'node:sqlite'
import { Command } from '@commander-js/extra-typings'
import { sql } from 'kysely'
import { connect, migrate } from '#server/database/open.ts'
import type { Database, DatabaseTransaction } from '#server/database/open.ts'
import { resultCode } from '#server/database/sqlite-dialect.ts'
import { OperatorError } from './command.ts'
import type { Cli } from './command.ts'
import { requireDatabase } from './database-file.ts'
import { answer, count, Progress } from './output.ts'

const batchBytes = 2 ** 20
const busy = 5

export const moveToPostgres = (cli: Cli) =>
  new Command('move-to-postgres')
    .description('Move everything from the SQLite of DATA_DIR to the empty Postgres of DATABASE_URL')
    .action(async () => {
      const { database: target, dataDir } = cli.config()
      if (target.kind !== 'postgres')
        throw new OperatorError('Set DATABASE_URL to an empty Postgres database, to which the data is moved.')
      const file = resolve(dataDir, 'meridaya.sqlite')
      requireDatabase(file)
      await bringUpToDate(file)
      using source = openAlone(file)
      await using postgres = connect(target, { isPatient: true })
      await migrate(postgres)
      const moving = new Progress(cli.output, 'Rows moved')
      const rows = await move(source, postgres, (done) => moving.reached(done))
      source.exec('rollback')
      source.close()
      const kept = `${file}.moved`
      await rename(file, kept)
      const total = Object.values(rows).reduce((sum, of) => sum + of, 0)
      answer(cli.output, { rows, kept }, () => [
        `Moved ${count(total, ['row', 'rows'])} of ${count(Object.keys(rows).length, ['table', 'tables'])}, and compared every row.`,
        `The old file is kept as ${kept}: delete it once you have a backup of Postgres.`,
        'Now start the server.',
      ])
    })

/** Afterwards both databases have the same tables. */
async function bringUpToDate(file: string): Promise<void> {
  await using database = connect({ kind: 'sqlite', file }, { isPatient: true })
  await migrate(database)
}

/** Locks the file until the connection is closed, so that nothing else writes to it. */
function openAlone(file: string): DatabaseSync {
  const source = new DatabaseSync(file, { timeout: 1000 })
  try {
    // SQLite can switch off its write-ahead log only if no other connection is open.
    source.exec('pragma journal_mode = delete; begin exclusive')
    return source
  } catch (error) {
    source.close()
    if (resultCode(error) !== busy) throw error
    throw new OperatorError(`${file} is in use. Stop the server, then run this again.`)
  }
}

/** Moves all rows in one transaction: if it fails, the target stays empty. Returns the number of rows per table. */
function move(source: DatabaseSync, target: Database, reached: (rows: number) => void) {
  return target.transaction().execute(async (tx) => {
    const tables = tablesInOrder(source)
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode`.execute(
      tx,
    )
    const isEmpty = await hasNoRows(tx, tables)
    const rows: Record<string, number> = {}
    let done = 0
    for (const table of tables) {
      const columns = columnsOf(source, table)
      const expected: string[] = []
      for (const batch of batches(source, table)) {
        if (isEmpty) await insert(tx, table, batch)
        for (const row of batch) expected.push(digest(columns.map((column) => row[column] ?? null)))
        done += batch.length
        reached(done)
      }
      await compare(tx, table, { columns, expected, isEmpty })
      rows[table] = expected.length
    }
    return rows
  })
}

type Row = Record<string, SQLOutputValue>

/** Sorted so that a table comes after the tables it references. */
function tablesInOrder(source: DatabaseSync): string[] {
  const all = source
    .prepare(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite#_%' escape '#' and name not like 'kysely#_%' escape '#' order by name`,
    )
    .all()
    .map(({ name }) => String(name))
  const ordered = new Set<string>()
  const place = (table: string) => {
    if (ordered.has(table)) return
    const references = source.prepare('select "table" as name from pragma_foreign_key_list(?)').all(table)
    for (const { name } of references) if (name !== table) place(String(name))
    ordered.add(table)
  }
  all.forEach(place)
  return [...ordered]
}

function columnsOf(source: DatabaseSync, table: string): string[] {
  return source
    .prepare('select name from pragma_table_info(?) order by cid')
    .all(table)
    .map(({ name }) => String(name))
}

async function hasNoRows(tx: DatabaseTransaction, tables: string[]): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx)
    if (rows.length > 0) return false
  }
  return true
}

function* batches(source: DatabaseSync, table: string): Generator<Row[]> {
  let batch: Row[] = []
  let bytes = 0
  for (const row of source.prepare(`select * from "${table}"`).iterate()) {
    batch.push(row)
    for (const value of Object.values(row)) bytes += typeof value === 'string' ? value.length : 8
    if (bytes < batchBytes) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}

/** Passes all rows as one parameter, because a statement takes at most 65,535. */
async function insert(tx: DatabaseTransaction, table: string, batch: Row[]): Promise<void> {
  const target = sql.table(table)
  await sql`insert into ${target} select * from json_populate_recordset(null::${target}, ${JSON.stringify(batch)})`.execute(
    tx,
  )
}

/** Throws unless the table holds exactly the rows with these digests. */
async function compare(
  tx: DatabaseTransaction,
  table: string,
  { columns, expected, isEmpty }: { columns: string[]; expected: string[]; isEmpty: boolean },
): Promise<void> {
  const fields = columns.map((column) => {
    const text = sql`${sql.ref(column)}::text`
    return sql`coalesce(octet_length(${text}) || ':' || ${text}, '-')`
  })
  const { rows } = await sql<{ digest: string }>`
    select encode(sha256(convert_to(${sql.join(fields, sql` || `)}, 'UTF8')), 'base64') as digest
    from ${sql.table(table)}`.execute(tx)
  const actual = rows.map((row) => row.digest).toSorted()
  const wished = expected.toSorted()
  if (actual.length === wished.length && actual.every((it, index) => it === wished[index])) return
  throw new OperatorError(
    isEmpty
      ? `${table} has other rows in Postgres than in SQLite. Nothing was moved, and SQLite is unchanged.`
      : `The Postgres database of DATABASE_URL already has data (${table}), which this command never overwrites. Create an empty database and set DATABASE_URL to it.`,
  )
}

/** Hashes each field's length in bytes and its text, or a hyphen for null, like the query in `compare`. */
function digest(fields: SQLOutputValue[]): string {
  const written = fields.map((field) =>
    field === null ? '-' : `${Buffer.byteLength(String(field))}:${String(field)}`,
  )
  return createHash('sha256').update(written.join('')).digest('base64')
}
