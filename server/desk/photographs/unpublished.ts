import type { Unpublished } from '#catalogue/build/content-index.ts'
import type { Photograph } from '#publish/photographs.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/database/open.ts'
import type { Draft } from '#server/desk/pages/drafts.ts'

/** What checks of drafts know of photographs that are not published: which there are, and which are on their way. */
export async function unpublishedPictures(database: Database): Promise<Unpublished> {
  const rows = await database
    .selectFrom('deskPhotographs')
    .select(['name', 'width'])
    .where('refusal', 'is', null)
    .orderBy('name')
    .execute()
  const ready = rows.filter(({ width }) => width !== null)
  return {
    pictures: Object.fromEntries(
      ready.map(({ name }) => [name, { hash: '', widths: [], inks: ['#fff', '#fff'], focus: 50 }]),
    ),
    awaited: new Set(rows.filter(({ width }) => width === null).map(({ name }) => name)),
  }
}

/** Whether a text names the photograph. Names are random, so nothing else reads so. */
const names = (text: string | null, name: string): boolean => text?.includes(name) ?? false

type Shown = Omit<Photograph, 'bytes'>

/** The photographs that these drafts show. */
export async function photographsIn(database: Database, drafts: readonly Draft[]): Promise<Shown[]> {
  const rows = await database
    .selectFrom('deskPhotographs')
    .select(['name', 'subjectX', 'subjectY'])
    .where('width', 'is not', null)
    .orderBy('name')
    .execute()
  return rows
    .filter(({ name }) => drafts.some(({ text }) => names(text, name)))
    .map(({ name, subjectX, subjectY }) => ({ name, subject: { x: subjectX, y: subjectY } }))
}

/** The same with what they show. */
export async function loadPhotographs(database: Database, shown: readonly Shown[]): Promise<Photograph[]> {
  const loaded: Photograph[] = []
  for (const one of shown) {
    const row = await database
      .selectFrom('deskPhotographs')
      .select('body')
      .where('name', '=', one.name)
      .executeTakeFirst()
    if (row?.body) loaded.push({ ...one, bytes: Buffer.from(row.body) })
  }
  return loaded
}

/** Those of the site now. */
export async function forgetPublished(database: Database, photographs: readonly Shown[]): Promise<void> {
  if (photographs.length === 0) return
  const published = photographs.map(({ name }) => name)
  await database.deleteFrom('deskPhotographs').where('name', 'in', published).execute()
}

const dayMs = 86_400_000
/** A draft may be discarded and brought back, and a phone may be without a line for some days. */
const keptDays = 7

/** Removes what no draft shows and nobody has touched for a week. */
export async function sweepPhotographs({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const old = await database
    .selectFrom('deskPhotographs')
    .select('name')
    .where('touchedAt', '<', clock.now() - keptDays * dayMs)
    .execute()
  if (old.length === 0) return
  const drafts = await database.selectFrom('deskDrafts').select('value').execute()
  const unused = old.filter(({ name }) => !drafts.some(({ value }) => names(value, name)))
  if (unused.length > 0)
    await database
      .deleteFrom('deskPhotographs')
      .where(
        'name',
        'in',
        unused.map(({ name }) => name),
      )
      .execute()
}
