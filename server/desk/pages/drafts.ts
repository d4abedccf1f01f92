import { createHash, randomUUID } from 'node:crypto'
import { ContentError } from '#catalogue/build/problems.ts'
import { readSources, type Sources } from '#catalogue/build/content-index.ts'
import { textOf, valueOf } from '#catalogue/build/page-value.ts'
import type { DraftFacts, DraftVersion, KeepRequest, Value } from '#contract/desk-pages.ts'
import type { Context } from '#server/context.ts'
import type { Database, DatabaseTransaction } from '#server/database/open.ts'
import { isUniqueViolation } from '#server/database/unique-violation.ts'
import { Refused } from '#server/desk/refused.ts'
import { personOf, type Person } from '#server/desk/staff.ts'
import type { DeskDraftTable } from '#server/desk/tables.ts'

/** A page with unpublished changes. */
export interface Draft extends DraftFacts {
  file: string
  /** The staff member who changed it last. */
  address: string
  version: string
  base: string | null
  /** Null if the page is to be removed. */
  value: Value | null
  /** The text that publishing writes. Null removes the file. */
  text: string | null
}

export async function listDrafts({
  config,
  database,
}: Pick<Context, 'config' | 'database'>): Promise<Draft[]> {
  const rows = await database.selectFrom('deskDrafts').selectAll().orderBy('file').execute()
  return rows.map((row) => draftOf(row, personOf(config, row.address)?.name ?? row.address))
}

function draftOf({ file, address, version, base, value, savedAt }: DeskDraftTable, by: string): Draft {
  const read = value === null ? null : (JSON.parse(value) as Value)
  return {
    file,
    address,
    version,
    base,
    by,
    at: savedAt,
    value: read,
    text: value === null ? null : textOf(file, base, read),
    kind: value === null ? 'removed' : base === null ? 'new' : 'changed',
  }
}

/** The content with every draft applied. */
export function withDrafts(sources: Sources, drafts: readonly Draft[]): Sources {
  const all = new Map(sources)
  for (const { file, text } of drafts)
    if (text === null) all.delete(file)
    else all.set(file, text)
  return all
}

/** The Desk's present content. */
export const draftedSources = async (
  context: Pick<Context, 'config' | 'database'>,
  content?: string,
): Promise<Sources> => withDrafts(readSources(content), await listDrafts(context))

/** Whether the file differs both from the text that the draft began with and from the draft. */
export function isChangedOutside(sources: Sources, { file, base, text }: Draft): boolean {
  const now = sources.get(file) ?? null
  return now !== base && now !== text
}

/** A hash of the text. `null` without a file. */
export const hashOf = (text: string | null): string =>
  text === null ? 'none' : createHash('sha256').update(text).digest('hex').slice(0, 16)

export interface Faster {
  value: Value
  version: DraftVersion
  /** The hash of the text that this value is based on. */
  onto: string
  /** Null for the page itself. */
  address: string | null
  at: number
}

/**
 * Saves a draft, unless someone else saved one since.
 *
 * @param sources the content as it is
 * @returns the new version, null if the draft equals the page, or the other person's draft
 * @throws Refused if the text that the draft is based on is gone
 */
export async function keepDraft(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  sources: Sources,
  person: Person,
  { file, version, value, onto }: KeepRequest,
): Promise<{ version: DraftVersion } | Faster> {
  const disk = sources.get(file) ?? null
  try {
    return await database.transaction().execute(async (tx) => {
      const row = await tx.selectFrom('deskDrafts').selectAll().where('file', '=', file).executeTakeFirst()
      const base = [disk, row ? row.base : disk].find((text) => hashOf(text) === onto)
      if ((row?.version ?? null) !== version || base === undefined) return fasterThan(file, row, disk)
      if (isSame(file, base, value)) {
        await deleteVersion(tx, file, version)
        return { version: null }
      }
      const kept: DeskDraftTable = {
        file,
        version: randomUUID(),
        base,
        value: value === null ? null : JSON.stringify(value),
        address: person.address,
        savedAt: clock.now(),
      }
      if (!row) await tx.insertInto('deskDrafts').values(kept).execute()
      else {
        const { numUpdatedRows } = await tx
          .updateTable('deskDrafts')
          .set(kept)
          .where('file', '=', file)
          .where('version', '=', row.version)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new AtTheSameTime()
      }
      return { version: kept.version }
    })
  } catch (error) {
    if (!(error instanceof AtTheSameTime) && !isUniqueViolation(error)) throw error
    const row = await database
      .selectFrom('deskDrafts')
      .selectAll()
      .where('file', '=', file)
      .executeTakeFirst()
    return fasterThan(file, row, disk)
  }
}

/** On Postgres, two requests can read the same version. */
class AtTheSameTime extends Error {}

const isSame = (file: string, base: string | null, value: Value): boolean =>
  value === null ? base === null : base !== null && textOf(file, base, value) === base

function fasterThan(file: string, row: DeskDraftTable | undefined, disk: string | null): Faster {
  if (row)
    return {
      value: row.value === null ? null : (JSON.parse(row.value) as Value),
      version: row.version,
      onto: hashOf(row.base),
      address: row.address,
      at: row.savedAt,
    }
  return {
    value: disk === null ? null : readValue(file, disk),
    version: null,
    onto: hashOf(disk),
    address: null,
    at: 0,
  }
}

/** @throws Refused if the file cannot be parsed */
export function readValue(file: string, source: string): Value {
  try {
    return valueOf(file, source)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const [problem] = error.problems
    throw new Refused(
      409,
      `The file of this page was changed outside the Desk and cannot be read: ${problem?.words ?? ''} Ask the person who changed it to correct content/${file}.`,
    )
  }
}

/** Returns whether this version still existed. */
export async function deleteVersion(
  database: Database | DatabaseTransaction,
  file: string,
  version: DraftVersion,
): Promise<boolean> {
  if (version === null) return true
  const { numDeletedRows } = await database
    .deleteFrom('deskDrafts')
    .where('file', '=', file)
    .where('version', '=', version)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
