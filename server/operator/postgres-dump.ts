import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Env } from '#server/config/env.ts'
import { oneTimeTables, releaseTables } from './backup-manifest.ts'
import { OperatorError } from './command.ts'

const execute = promisify(execFile)

/** Dumps the database's present state with `pg_dump`. Returns the number of rows per table. */
export async function dumpPostgres(urls: string[], to: string, env: Env): Promise<Record<string, number>> {
  const tool = findTool('pg_dump', env)
  return withClient(urls, async (client, url) => {
    // Servers may write meanwhile, so rows are counted in the same snapshot that is dumped.
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
    const snapshot = `--snapshot=${rows[0]?.snapshot}`
    const leftOut = [...oneTimeTables, ...releaseTables]
    const without = leftOut.map((table) => `--exclude-table-data="${table}"`)
    const form = ['--format=custom', '--no-owner', '--no-privileges', snapshot, '--file', to]
    await run(tool, [...form, ...without], url, env)
    await chmod(to, 0o600)
    const rowsOf = await countRows(client)
    for (const table of leftOut) if (table in rowsOf) rowsOf[table] = 0
    return rowsOf
  })
}

/** Fills an empty database from a dump in one transaction. Returns the number of rows per table. */
export async function restorePostgres(
  from: string,
  urls: string[],
  env: Env,
): Promise<Record<string, number>> {
  const tool = findTool('pg_restore', env)
  return withClient(urls, async (client, url) => {
    const present = Object.keys(await countRows(client))
    if (present.length > 0) {
      throw new OperatorError(
        `The database already has tables (${present.slice(0, 3).join(', ')} …), which a restore never overwrites. Create an empty one and set DATABASE_URL to it.`,
      )
    }
    await run(
      tool,
      ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', from],
      url,
      env,
    )
    return countRows(client)
  })
}

/** With several hosts, uses the first that accepts writes. */
async function withClient<Result>(
  [url = '', ...others]: string[],
  work: (client: pg.Client, url: string) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    if (others.length > 0 && (await isStandby(client)))
      throw new OperatorError('That Postgres is a read-only standby.')
  } catch (error) {
    await client.end()
    if (others.length === 0) throw error
    return withClient(others, work)
  }
  try {
    return await work(client, url)
  } finally {
    await client.end()
  }
}

async function isStandby(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  return rows[0]?.standby === true
}

async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from ${pg.escapeIdentifier(name)}`,
    )
    counts[name] = Number(rows[0]?.count)
  }
  return counts
}

/** Passes the password in the environment, because every user of a machine can read command lines. */
async function run(tool: string, args: string[], url: string, env: Env): Promise<void> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  try {
    await execute(tool, [...args, '--dbname', address.href], { env: { ...env, PGPASSWORD: password } })
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    throw new OperatorError(`${tool} failed: ${stderr.trim() || String(error)}`)
  }
}

function findTool(name: string, env: Env): string {
  const folders = (env['PATH'] ?? '').split(delimiter)
  const tool = folders.map((folder) => join(folder, name)).find(isExecutable)
  if (tool !== undefined) return tool
  throw new OperatorError(
    `${name} is not installed here, or its folder is not in PATH. Install the Postgres client programs in the server's version or a newer one: apt-get install postgresql-client`,
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
