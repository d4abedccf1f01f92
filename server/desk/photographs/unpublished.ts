import type { Point } from '#catalogue/build/crop.ts'
import type { Unpublished } from '#catalogue/build/content-index.ts'
import type { Photograph } from '#publish/photographs.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/database/open.ts'
import type { Draft } from '#server/desk/pages/drafts.ts'

/** Unpublished photographs for the checks of drafts: those uploaded and those still uploading. */
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

/** Whether a text names the photograph. Names are random, so other words cannot match. */
const names = (text: string | null, name: string): boolean => text?.includes(name) ?? false

type Shown = Omit<Photograph, 'bytes'> & { isOfSite: boolean }

/** The photographs in these drafts, and the site's photographs whose subject was moved. */
export async function photographsIn(database: Database, drafts: readonly Draft[]): Promise<Shown[]> {
  const rows = await database
    .selectFrom('deskPhotographs')
    .select(['name', 'subjectX as x', 'subjectY as y'])
    .where('width', 'is not', null)
    .orderBy('name')
    .execute()
  const moved = await database.selectFrom('deskSubjects').select(['name', 'x', 'y']).orderBy('name').execute()
  const shown =
    (isOfSite: boolean) =>
    ({ name, x, y }: { name: string } & Point): Shown => ({ name, subject: { x, y }, isOfSite })
  return [
    ...rows.filter(({ name }) => drafts.some(({ text }) => names(text, name))).map(shown(false)),
    ...moved.map(shown(true)),
  ]
}

/** The same with what they show. */
export async function loadPhotographs(database: Database, shown: readonly Shown[]): Promise<Photograph[]> {
  const loaded: Photograph[] = []
  for (const { name, subject, isOfSite } of shown) {
    if (isOfSite) {
      loaded.push({ name, subject, bytes: null })
      continue
    }
    const row = await database
      .selectFrom('deskPhotographs')
      .select('body')
      .where('name', '=', name)
      .executeTakeFirst()
    if (row?.body) loaded.push({ name, subject, bytes: Buffer.from(row.body) })
  }
  return loaded
}

/** Deletes what is published now. A subject that was moved again meanwhile stays unpublished. */
export async function forgetPublished(database: Database, photographs: readonly Photograph[]): Promise<void> {
  for (const { name, subject, bytes } of photographs)
    if (bytes) await database.deleteFrom('deskPhotographs').where('name', '=', name).execute()
    else
      await database
        .deleteFrom('deskSubjects')
        .where('name', '=', name)
        .where('x', '=', subject.x)
        .where('y', '=', subject.y)
        .execute()
}

const dayMs = 86_400_000
/** A draft may be discarded and restored, and a phone may be offline for some days. */
const keptDays = 7

/** Removes photographs that no draft shows and that have not changed for a week. */
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
