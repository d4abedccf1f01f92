import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { OperatorError } from './command.ts'

const name = 'backup.json'

/** Hashes of mailed links and codes, which are valid for a day: a backup leaves their rows out. */
export const oneTimeTables = ['oneTimeTokens', 'signInCodes']

/** The site, which the servers bring into the database again. In this order a restore finds what rows refer to. */
export const releaseTables = ['releaseFiles', 'releases', 'servedRelease']

const manifest = z.object({
  format: z.literal(1),
  /** ISO 8601, UTC: everything that was committed before is in it. */
  madeAt: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** The database's file beside this one, and its SHA-256. */
  file: z.string().check(z.regex(/^[\w.]+$/)),
  sha256: z.string(),
  /** Table → rows in it. */
  tables: z.record(z.string(), z.number()),
  /** Messages of the local mailbox. */
  mails: z.number(),
})

/** What a backup says about itself, so that restoring can be checked. */
export type BackupManifest = z.infer<typeof manifest>

/** Written last: a folder without it is no complete backup. */
export async function writeManifest(folder: string, content: BackupManifest): Promise<void> {
  await writeFile(join(folder, name), `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
}

/** Reads what the backup says about itself and checks its database file against it. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const parsed = manifest.safeParse(await readJson(join(folder, name)))
  if (!parsed.success)
    throw new OperatorError(`${folder} holds no complete backup: its ${name} is missing or damaged.`)
  const actual = await sha256(join(folder, parsed.data.file))
  if (actual !== parsed.data.sha256) {
    throw new OperatorError(
      `${join(folder, parsed.data.file)} is not what was backed up: its checksum differs.`,
    )
  }
  return parsed.data
}

/** Refuses to call a restore done that lost something. */
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
