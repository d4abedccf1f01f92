import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { OperatorError } from './command.ts'

const name = 'backup.json'

/** Tables with the hashes of mailed links and codes, which are valid for a day. A backup leaves out their rows. */
export const oneTimeTables = ['oneTimeTokens', 'signInCodes']

/** The site's releases, which the servers store in the database again. Sorted so that referenced rows are restored first. */
export const releaseTables = ['releaseFiles', 'releases', 'servedRelease']

const manifest = z.object({
  format: z.literal(1),
  /** ISO 8601, UTC. The backup has everything that was committed before. */
  madeAt: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** The name of the database file in the same folder. */
  file: z.string().check(z.regex(/^[\w.]+$/)),
  sha256: z.string(),
  /** Table → rows in it. */
  tables: z.record(z.string(), z.number()),
  /** How many messages of the local mailbox it has. */
  mails: z.number(),
})

/** Describes a backup, so that a restore can check it. */
export type BackupManifest = z.infer<typeof manifest>

/** Call this last: a folder without a manifest is not a complete backup. */
export async function writeManifest(folder: string, content: BackupManifest): Promise<void> {
  await writeFile(join(folder, name), `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
}

/** Reads the manifest and checks the database file's checksum. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const parsed = manifest.safeParse(await readJson(join(folder, name)))
  if (!parsed.success)
    throw new OperatorError(`${folder} is not a complete backup: its ${name} is missing or damaged.`)
  const actual = await sha256(join(folder, parsed.data.file))
  if (actual !== parsed.data.sha256) {
    throw new OperatorError(
      `${join(folder, parsed.data.file)} has changed since the backup: its checksum differs.`,
    )
  }
  return parsed.data
}

/** Throws `OperatorError` if a table has other rows than expected. */
export function compareTables(expected: Record<string, number>, actual: Record<string, number>): void {
  const differing = Object.entries(expected).filter(([table, rows]) => actual[table] !== rows)
  if (differing.length === 0) return
  const each = differing.map(
    ([table, rows]) => `${table} has ${actual[table] ?? 'no'} rows instead of ${rows}`,
  )
  throw new OperatorError(`The restored database differs from the backup: ${each.join(', ')}.`)
}

export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown
  } catch {
    return undefined
  }
}
