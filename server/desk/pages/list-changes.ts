import { readSources } from '#catalogue/build/content-index.ts'
import { shapeOf } from '#catalogue/build/page-value.ts'
import { changesBetween } from '#contract/desk-changes.ts'
import type { PageChange } from '#contract/desk-pages.ts'
import type { Context } from '#server/context.ts'
import { isChangedOutside, listDrafts, readValue } from './drafts.ts'
import { pageName } from './names.ts'

/** What publishing would change, page by page. */
export async function listChanges(context: Context, content?: string): Promise<PageChange[]> {
  const sources = readSources(content)
  return (await listDrafts(context)).map((draft) => {
    const { file, by, at, kind, base, value } = draft
    const before = base === null ? null : readValue(file, base)
    return {
      file,
      page: pageName(file, value ?? before),
      draft: { by, at, kind },
      changes: kind === 'changed' ? changesBetween(before, value, shapeOf(file)) : [],
      isChangedOutside: isChangedOutside(sources, draft),
    }
  })
}
