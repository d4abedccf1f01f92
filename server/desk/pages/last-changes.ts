import type { Sources } from '#catalogue/build/content-index.ts'
import type { LastChange } from '#contract/desk-pages.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/database/open.ts'
import { personOf } from '#server/desk/staff.ts'
import { hashOf, type Draft } from './drafts.ts'

/** Records who changed these pages, once they are published. */
export async function noteChanges(database: Database, drafts: readonly Draft[]): Promise<void> {
  for (const { file, address, at, text } of drafts) {
    const change = { address, changedAt: at, textHash: hashOf(text) }
    await database
      .insertInto('deskPageChanges')
      .values({ file, ...change })
      .onConflict((conflict) => conflict.column('file').doUpdateSet(change))
      .execute()
  }
}

/** Who changed each page last, by file. Unknown for a page that was changed outside the Desk since. */
export async function lastChanges(
  { config, database }: Pick<Context, 'config' | 'database'>,
  sources: Sources,
): Promise<Map<string, LastChange>> {
  const rows = await database.selectFrom('deskPageChanges').selectAll().execute()
  return new Map(
    rows
      .filter(({ file, textHash }) => hashOf(sources.get(file) ?? null) === textHash)
      .map(({ file, address, changedAt }) => [
        file,
        { by: personOf(config, address)?.name ?? address, at: changedAt },
      ]),
  )
}
