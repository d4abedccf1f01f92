import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { startPostgres } from '#tests/support/postgres.ts'
import { sendQuery } from '#tests/support/send-query.ts'
import { startServer, temporaryFolder } from '#tests/support/server.ts'
import { table } from './report.ts'
import { runMeasured } from './run-measured.ts'

/** How long `move-to-postgres` takes for many enquiries, each with its two mails, to a Postgres that syncs to disk. */
export async function benchMove(isQuick: boolean): Promise<string> {
  const enquiries = isQuick ? 1000 : 100_000
  const folder = await temporaryFolder()
  const postgres = await startPostgres({ isDurable: true })
  if (!postgres) return 'Postgres is not installed.'
  try {
    await fill(folder.path, enquiries)
    const env = { DATA_DIR: folder.path, DATABASE_URL: postgres.url }
    const { seconds, cpuSeconds, mb } = await runMeasured(['server/operator/main.ts', 'move-to-postgres'], {
      env,
    })
    return table(
      ['enquiries', 'mails', 'seconds', 'CPU seconds', 'MB'],
      [[enquiries, 2 * enquiries, seconds.toFixed(1), cpuSeconds.toFixed(1), mb.toFixed(0)]],
    )
  } finally {
    await postgres.stop()
    await folder.remove()
  }
}

/** One enquiry that a server accepted, copied as often as needed. */
async function fill(dataDir: string, enquiries: number): Promise<void> {
  const server = await startServer({ dataDir, env: { LOG_LEVEL: 'warn' } })
  const { status } = await sendQuery(server.url, {
    from_name: 'Asha Rao',
    from_email: 'asha@example.org',
    item_name: 'Splendid Dubai',
    message: 'Two adults and a child of six, some time in February. '.repeat(3),
  })
  await server.stop()
  if (status !== 200) throw new Error(`The enquiry was answered ${status}.`)
  const database = new DatabaseSync(join(dataDir, 'meridaya.sqlite'))
  database.exec('begin')
  repeat(database, 'enquiries', { id: `id || '-' || n` }, enquiries)
  repeat(
    database,
    'messages',
    { id: `id || '-' || n`, messageId: `n || '-' || "messageId"`, enquiryId: `"enquiryId" || '-' || n` },
    enquiries,
  )
  database.exec('commit')
  database.close()
}

/** Adds copies of every row, with other values in these columns. */
function repeat(database: DatabaseSync, name: string, changed: Record<string, string>, times: number): void {
  const columns = database
    .prepare('select name from pragma_table_info(?)')
    .all(name)
    .map((row) => String(row['name']))
  const values = columns.map((column) => changed[column] ?? `"${column}"`)
  database.exec(
    `with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < ${times})
     insert into ${name} (${columns.map((it) => `"${it}"`).join(', ')})
     select ${values.join(', ')} from ${name}, numbers`,
  )
}
