import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSources, type Sources } from '#catalogue/build/content-index.ts'
import { shapeOf } from '#catalogue/build/page-value.ts'
import { changesBetween } from '#contract/desk-changes.ts'
import type { PageChange } from '#contract/desk-pages.ts'
import { releaseContent } from '#contract/release.ts'
import type { PictureFolders } from '#publish/photographs.ts'
import type { Context } from '#server/context.ts'
import { subjectChanges } from '#server/desk/photographs/subjects.ts'
import { isChangedOutside, listDrafts, readValue, withDrafts } from './drafts.ts'
import { pageName } from './names.ts'

/** The texts of a release. Undefined if its publisher stored none. */
export function publishedSources(releasesDir: string, id: string): Sources | undefined {
  const folder = join(releasesDir, id, releaseContent)
  return existsSync(folder) ? readSources(folder) : undefined
}

/** What publishing would change, page by page: drafts first, then what was changed outside the Desk. */
export async function listChanges(
  context: Context,
  published: Sources | undefined,
  content?: string,
  pictures?: PictureFolders,
): Promise<PageChange[]> {
  const sources = readSources(content)
  const drafts = await listDrafts(context)
  const drafted = drafts.map((draft): PageChange => {
    const { file, by, at, kind, base, value } = draft
    const before = base === null ? null : readValue(file, base)
    return {
      file,
      path: [],
      page: pageName(file, value ?? before),
      draft: { by, at, kind },
      changes: kind === 'changed' ? changesBetween(before, value, shapeOf(file)) : [],
      isChangedOutside: isChangedOutside(sources, draft),
    }
  })
  drafted.push(...(await subjectChanges(context, withDrafts(sources, drafts), pictures)))
  if (!published) return drafted
  const others = [...new Set([...published.keys(), ...sources.keys()])].filter(
    (file) => published.get(file) !== sources.get(file) && !drafts.some((draft) => draft.file === file),
  )
  return [...drafted, ...others.map((file) => outsideChange(file, published.get(file), sources.get(file)))]
}

function outsideChange(file: string, before: string | undefined, after: string | undefined): PageChange {
  const [old, now] = [before, after].map((source) => (source === undefined ? null : readValue(file, source)))
  return {
    file,
    path: [],
    page: pageName(file, now ?? old ?? null),
    draft: null,
    changes: changesBetween(old ?? undefined, now ?? undefined, shapeOf(file)),
    isChangedOutside: true,
  }
}
