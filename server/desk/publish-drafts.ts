import { join } from 'node:path'
import { checkCatalogue } from '#catalogue/build/check-catalogue.ts'
import { artFolder, contentFolder, readSources } from '#catalogue/build/content-index.ts'
import { writeContent } from '#catalogue/build/write-content.ts'
import type { PageProblem, PublishState } from '#contract/desk.ts'
import type { Photograph, PictureFolders } from '#publish/photographs.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/database/open.ts'
import { lockReleases } from '#server/site/publish-lock.ts'
import { currentRelease, readFacts } from '#server/site/release-folder.ts'
import type { RunBuild } from './build-site.ts'
import { commitContent } from './commit-content.ts'
import { isChangedOutside, listDrafts, readValue, withDrafts, type Draft } from './pages/drafts.ts'
import { pageName, problemsOn, valueIn } from './pages/names.ts'
import {
  forgetPublished,
  loadPhotographs,
  photographsIn,
  unpublishedPictures,
} from './photographs/unpublished.ts'
import { noteChanges } from './pages/last-changes.ts'
import { subjectChanges } from './photographs/subjects.ts'
import type { Person } from './staff.ts'

export interface PublishParts {
  runBuild: RunBuild
  /** The folder of the content, if it is not the site's own. */
  content: string | undefined
  /** The folders of the pictures, if they are not the site's own. */
  pictures: PictureFolders | undefined
}

export const atRest: PublishState = {
  step: 'none',
  by: null,
  since: null,
  problems: [],
  reason: null,
  said: null,
}

export const isUnderWay = ({ step }: PublishState): boolean => step === 'checking' || step === 'building'

/** Databases whose publishing runs in this process. No other process can finish it. */
export const publishingHere = new WeakSet<Database>()

/** The state of the last publishing, started by any process of the Desk. */
export async function readState(database: Database): Promise<PublishState> {
  const row = await database.selectFrom('deskPublishings').select('state').executeTakeFirst()
  return row ? (JSON.parse(row.state) as PublishState) : atRest
}

/** The same without mistakes on pages that were changed since. The next publishing checks those again. */
export function withoutCorrected(
  state: PublishState,
  drafts: readonly { file: string; at: number }[],
): PublishState {
  if (state.problems.length === 0) return state
  const changed = new Set(drafts.filter(({ at }) => at > (state.since ?? 0)).map(({ file }) => file))
  const problems = state.problems.filter(({ file }) => !changed.has(file))
  return problems.length === 0 ? atRest : { ...state, problems }
}

export async function writeState(database: Database, state: PublishState): Promise<void> {
  const row = { id: 'last', state: JSON.stringify(state) }
  await database
    .insertInto('deskPublishings')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ state: row.state }))
    .execute()
}

/**
 * Checks the content with all drafts, writes them and builds. If the build fails, the content is restored and the drafts
 * remain.
 *
 * @returns how it ended
 */
export async function publishDrafts(
  context: Context,
  { runBuild, content, pictures }: PublishParts,
  begun: PublishState,
  person: Person,
): Promise<PublishState> {
  const { database } = context
  const sources = readSources(content)
  const drafts = await listDrafts(context)
  const drafted = withDrafts(sources, drafts)
  const outside = drafts.filter((draft) => isChangedOutside(sources, draft))
  const problems: PageProblem[] = [
    ...outside.map(({ file, base, value }) => ({
      file,
      page: pageName(file, value ?? (base === null ? null : readValue(file, base))),
      words: 'This page was changed outside the Desk while you edited it. Open it and compare.',
    })),
    ...problemsOn(drafted, checkCatalogue(drafted, await unpublishedPictures(database))),
  ]
  if (problems.length > 0) return { ...begun, step: 'failed', problems }

  await writeState(database, { ...begun, step: 'building' })
  const before = new Map(drafts.map(({ file }) => [file, sources.get(file) ?? null]))
  const photographs = await loadPhotographs(database, await photographsIn(database, drafts))
  const moved = await subjectChanges(context, drafted, pictures)
  const added = await addToSite(photographs, pictures)
  const restore = () =>
    // Pictures first, because they need disk space. The texts are restored in any case.
    added.undo().finally(() => {
      const now = readSources(content)
      const own = drafts.filter(({ file, text }) => (now.get(file) ?? null) === text)
      writeContent(new Map(own.map(({ file }) => [file, before.get(file) ?? null])), content)
    })
  let said: string | null
  try {
    writeContent(new Map(drafts.map(({ file, text }) => [file, text])), content)
    said = await runBuild()
  } catch (error) {
    await restore()
    throw error
  }
  if (said !== null) {
    await restore()
    return { ...begun, step: 'failed', reason: reasonFor(said), said }
  }
  await settleDrafts(database, drafts)
  await forgetPublished(database, photographs)
  await added.finish()
  const names = [
    ...drafts.map(({ file, value, base }) =>
      pageName(file, value ?? valueIn(new Map([[file, base ?? '']]), file)),
    ),
    ...moved.map(({ page }) => page),
  ]
  const folder = content ?? contentFolder
  const commit = {
    message: `Publish ${names.length > 3 ? `${names.length} pages` : [...new Set(names)].join(', ')}`,
    person,
    pushes: context.config.desk?.pushes ?? false,
  }
  const reason =
    (await commitContent({
      ...commit,
      folder,
      files: [...drafts.map(({ file }) => join(folder, file)), ...added.files],
    })) ??
    // The texts may be in a separate checkout.
    (await commitContent({ ...commit, folder: pictures?.art ?? artFolder, files: added.files }))
  return { ...begun, step: 'live', reason }
}

/** Makes the drafts' photographs pictures of the site. */
async function addToSite(photographs: readonly Photograph[], pictures: PictureFolders | undefined) {
  if (photographs.length === 0) return { files: [], undo: async () => {}, finish: async () => {} }
  const { addPhotographs, siteFolders } = await import('#publish/photographs.ts')
  return addPhotographs(photographs, pictures ?? siteFolders)
}

/** Removes published drafts. Later changes become drafts based on the published page. */
async function settleDrafts(database: Database, drafts: readonly Draft[]): Promise<void> {
  await noteChanges(database, drafts)
  for (const { file, version, text } of drafts) {
    await database.deleteFrom('deskDrafts').where('file', '=', file).where('version', '=', version).execute()
    await database.updateTable('deskDrafts').set({ base: text }).where('file', '=', file).execute()
  }
}

const graceMs = 30_000

/**
 * How the last publishing ended if its process is gone. The publisher may have finished on its own. Drafts that
 * it had written are then removed.
 */
export async function settled(context: Context, content?: string): Promise<PublishState> {
  const { clock, config, database } = context
  const state = await readState(database)
  // Another process of the Desk may be about to start the publisher.
  if (!isUnderWay(state) || publishingHere.has(database) || clock.now() - (state.since ?? 0) < graceMs)
    return state
  const unlock = lockReleases(config.releasesDir)
  if (!unlock) return state
  unlock()
  const sources = readSources(content)
  const drafts = await listDrafts(context)
  await settleDrafts(
    database,
    drafts.filter(({ file, text }) => (sources.get(file) ?? null) === text),
  )
  const id = await currentRelease(config.releasesDir)
  const facts = id === null ? null : await readFacts(config.releasesDir, id).catch(() => null)
  const isLive = facts !== null && Date.parse(facts.madeAt) >= (state.since ?? 0)
  const ended: PublishState = isLive
    ? { ...state, step: 'live' }
    : {
        ...state,
        step: 'failed',
        reason: 'The server restarted while it was publishing. Nothing is lost. Publish again.',
      }
  await writeState(database, ended)
  return ended
}

export function failedBecause(begun: PublishState, error: unknown): PublishState {
  const said = error instanceof Error ? error.message : String(error)
  return { ...begun, step: 'failed', reason: reasonFor(said), said }
}

/** The publisher's messages for operators, and what staff can do about each. */
const reasons: [says: RegExp, words: string][] = [
  [/by another process/, 'The site is being published from the server. Try again in a minute.'],
  [/changed while/, 'A page was changed while the new version was being made. Publish again.'],
  [/disk is full|ENOSPC/, 'The disk of the server is full. Tell the person who runs the server.'],
  [
    /EACCES|EROFS|EPERM/,
    'The Desk is not allowed to save pages on this server. Tell the person who runs the server.',
  ],
]

const reasonFor = (said: string): string =>
  reasons.find(([says]) => says.test(said))?.[1] ??
  'The new version could not be made. Tell the person who runs the server.'
