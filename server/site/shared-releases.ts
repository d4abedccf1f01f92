import { createHash, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sql } from 'kysely'
import { releaseList } from '#contract/release.ts'
import type { ReleaseFacts } from '#contract/release.ts'
import type { Database, DatabaseTransaction } from '#server/database/open.ts'
import { listReleases, numberOf, readFacts } from './release-folder.ts'
import { BrokenRelease } from './site-files.ts'

// Releases in the Postgres that several servers share: files keyed by the hash of their content, their lists, and the served release.

const kept = 5
const batchBytes = 4 * 2 ** 20
const hourMs = 3_600_000

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Another release was chosen in the meantime, so this one is not served. */
export class ReleaseOvertaken extends Error {
  override name = 'ReleaseOvertaken'
  readonly served: string | null

  constructor(served: string | null) {
    super(`Release ${served} was chosen in the meantime.`)
    this.served = served
  }
}

/** The id of the release that all servers serve; null before the first one. */
export async function sharedRelease(database: Database | DatabaseTransaction): Promise<string | null> {
  const row = await database.selectFrom('servedRelease').select('releaseId').executeTakeFirst()
  return row?.releaseId ?? null
}

/**
 * Stores the files that the database lacks, and makes all servers serve this release.
 *
 * @param folder the folder of all releases
 * @param before what `sharedRelease` returned when the work on this release began
 * @throws ReleaseOvertaken if that is no longer served; nothing is changed then
 */
export async function shareRelease(
  database: Database,
  { folder, id, before, now }: { folder: string; id: string; before: string | null; now: number },
): Promise<void> {
  const written = await readFile(join(folder, id, releaseList))
  const { files } = JSON.parse(written.toString()) as ReleaseFacts
  const paths = new Map(Object.entries(files).map(([path, { sha256 }]) => [sha256, join(folder, id, path)]))
  // Marks existing files as needed, so that no sweep deletes them before this release is in the list.
  const present = await database
    .updateTable('releaseFiles')
    .set({ neededAt: now })
    // Always in the same order, so that two publishers do not deadlock.
    .where('sha256', 'in', (where) =>
      where
        .selectFrom('releaseFiles')
        .select('sha256')
        .where('sha256', 'in', [...paths.keys()])
        .orderBy('sha256')
        .forUpdate(),
    )
    .returning('sha256')
    .execute()
  for (const { sha256 } of present) paths.delete(sha256)
  await keepFiles(database, paths, now)
  const list = await pack(written)
  await database.transaction().execute(async (tx) => {
    await tx
      .insertInto('releases')
      .values({ id, list, sharedAt: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ list, sharedAt: now }))
      .execute()
    await choose(tx, id, before)
    await sweep(tx, now)
  })
}

/** @param paths hash of the content → a file with that content */
async function keepFiles(database: Database, paths: Map<string, string>, now: number): Promise<void> {
  const waiting = [...paths.keys()].toSorted()
  while (waiting.length > 0) {
    const rows: { sha256: string; body: Buffer; neededAt: number }[] = []
    for (let bytes = 0; waiting.length > 0 && bytes < batchBytes;) {
      const sha256 = waiting.shift() ?? ''
      const body = await pack(await readFile(paths.get(sha256) ?? ''))
      rows.push({ sha256, body, neededAt: now })
      bytes += body.length
    }
    await database
      .insertInto('releaseFiles')
      .values(rows)
      .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ neededAt: now }))
      .execute()
  }
}

/** If two publish at once, the second waits for the first one's row and then finds it changed. */
async function choose(tx: DatabaseTransaction, releaseId: string, before: string | null): Promise<void> {
  const chosen =
    before === null
      ? await tx
          .insertInto('servedRelease')
          .values({ name: 'site', releaseId })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
          .then(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows)
      : await tx
          .updateTable('servedRelease')
          .set({ releaseId })
          .where('releaseId', '=', before)
          .executeTakeFirst()
          .then(({ numUpdatedRows }) => numUpdatedRows)
  if (chosen !== 1n) throw new ReleaseOvertaken(await sharedRelease(tx))
}

/**
 * Keeps the newest releases and the served one with all their files. Release numbers decide which are newest, because publishers'
 * clocks differ. Files of a release that is not stored yet are kept for an hour.
 */
async function sweep(tx: DatabaseTransaction, now: number): Promise<void> {
  const all = await tx.selectFrom('releases').select('id').execute()
  const served = await sharedRelease(tx)
  const newestFirst = all.map(({ id }) => id).toSorted((a, b) => numberOf(b) - numberOf(a))
  const spare = newestFirst.slice(kept).filter((id) => id !== served)
  if (spare.length === 0) return
  await tx.deleteFrom('releases').where('id', 'in', spare).execute()
  const needed = new Set<string>()
  for (const { list } of await tx.selectFrom('releases').select('list').execute()) {
    const { files } = JSON.parse((await unpack(list)).toString()) as ReleaseFacts
    for (const { sha256 } of Object.values(files)) needed.add(sha256)
  }
  await tx
    .deleteFrom('releaseFiles')
    .where('neededAt', '<', now - hourMs)
    .where('sha256', 'not in', sql<string>`(select unnest(${[...needed]}::text[]))`)
    .execute()
}

/**
 * Writes a shared release into the folder. Only files that no release here has are fetched from the database. The release
 * appears in the folder once it is complete.
 *
 * @returns how many bytes came from the database
 * @throws BrokenRelease if the database lacks a part of it
 */
export async function fetchRelease(database: Database, folder: string, id: string): Promise<number> {
  await removeLeftovers(folder)
  const row = await database.selectFrom('releases').select('list').where('id', '=', id).executeTakeFirst()
  if (!row) throw new BrokenRelease('the database lacks it')
  const list = await unpack(row.list)
  const { files } = JSON.parse(list.toString()) as ReleaseFacts
  const here = await filesHere(folder)
  const draft = join(folder, `.fetch-${randomUUID()}`)
  try {
    await mkdir(draft, { recursive: true })
    const missing: string[] = []
    for (const [path, { sha256 }] of Object.entries(files)) {
      await mkdir(dirname(join(draft, path)), { recursive: true })
      const known = here.get(sha256)
      if (!known || !(await linkSame(known, join(draft, path), sha256))) missing.push(path)
    }
    const bytes = await bring(database, draft, { files, missing })
    await writeFile(join(draft, releaseList), list)
    await readableByAll(draft)
    await rename(draft, join(folder, id)).catch(ignoreExisting)
    return bytes + row.list.length
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function bring(
  database: Database,
  draft: string,
  { files, missing }: { files: ReleaseFacts['files']; missing: string[] },
): Promise<number> {
  let bytes = 0
  while (missing.length > 0) {
    const batch: string[] = []
    for (let size = 0; missing.length > 0 && size < batchBytes;) {
      const path = missing.shift() ?? ''
      batch.push(path)
      size += files[path]?.bytes ?? 0
    }
    const hashes = [...new Set(batch.map((path) => files[path]?.sha256 ?? ''))]
    const rows = await database
      .selectFrom('releaseFiles')
      .select(['sha256', 'body'])
      .where('sha256', 'in', hashes)
      .execute()
    const bodies = new Map(rows.map(({ sha256, body }) => [sha256, body]))
    for (const path of batch) {
      const { sha256 = '', since = 0 } = files[path] ?? {}
      const body = await unpack(bodies.get(sha256) ?? '').catch(() => null)
      if (!body || hashOf(body) !== sha256) throw new BrokenRelease(`the database lacks ${path}`)
      await writeFile(join(draft, path), body)
      await utimes(join(draft, path), since, since)
    }
    for (const body of bodies.values()) bytes += body.length
  }
  return bytes
}

/** Hash of the content → a file of a release in the folder that should have it. */
async function filesHere(folder: string): Promise<Map<string, string>> {
  const here = new Map<string, string>()
  for (const id of await listReleases(folder)) {
    const facts = await readFacts(folder, id).catch(() => null)
    for (const [path, { sha256 }] of Object.entries(facts?.files ?? {}))
      if (!here.has(sha256)) here.set(sha256, join(folder, id, path))
  }
  return here
}

/** Links an existing file if its content is intact, so that damage does not spread to other releases. */
async function linkSame(known: string, file: string, sha256: string): Promise<boolean> {
  try {
    if (hashOf(await readFile(known)) !== sha256) return false
    await link(known, file)
    return true
  } catch {
    return false
  }
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex')
}

/** Makes files world-readable, as the publisher does. They are public on the web anyway. */
async function readableByAll(draft: string): Promise<void> {
  await chmod(draft, 0o755)
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const mode = entry.isDirectory() ? 0o755 : 0o644
    if (((await stat(path)).mode & 0o777) !== mode) await chmod(path, mode)
  }
}

/** For when another server with the same folder was faster. */
function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
}

/** Deletes what a server left behind that was killed while fetching. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith('.fetch-')) continue
    const leftover = join(folder, name)
    const since = await stat(leftover).catch(() => null)
    if (since && since.mtimeMs < Date.now() - hourMs) await rm(leftover, { recursive: true, force: true })
  }
}
