import type { Point } from '#catalogue/build/crop.ts'
import { placeName } from '#contract/desk-changes.ts'
import type { PageChange } from '#contract/desk-pages.ts'
import type { PictureFolders } from '#publish/photographs.ts'
import type { Sources } from '#catalogue/build/content-index.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/database/open.ts'
import { draftedSources } from '#server/desk/pages/drafts.ts'
import { usesIn } from '#server/desk/pages/pictures.ts'
import { personOf, type Person } from '#server/desk/staff.ts'
import { toolsOf } from './tools.ts'

// Staff can move the subject of a published photograph. Publishing then makes all its sizes again.

/** A photograph of the site with its published subject. Null for a drawing or a missing photograph. */
export async function sitePhotograph(name: string, folders: PictureFolders | undefined) {
  const { publishedPhotograph, siteFolders } = await toolsOf()
  return publishedPhotograph(name, folders ?? siteFolders)
}

export async function movedSubject(database: Database, name: string): Promise<Point | undefined> {
  return database.selectFrom('deskSubjects').select(['x', 'y']).where('name', '=', name).executeTakeFirst()
}

/** @param published the published subject. Moving the mark back there removes the change. */
export async function moveSubject(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  person: Person,
  name: string,
  to: Point,
  published: Point,
): Promise<void> {
  if (to.x === published.x && to.y === published.y) {
    await database.deleteFrom('deskSubjects').where('name', '=', name).execute()
    return
  }
  const moved = { ...to, address: person.address, movedAt: clock.now() }
  await database
    .insertInto('deskSubjects')
    .values({ name, ...moved })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(moved))
    .execute()
}

/** When each unpublished mark was moved. */
export async function movedMarks(
  context: Pick<Context, 'config' | 'database'>,
  content: string | undefined,
): Promise<{ at: number }[]> {
  const rows = await context.database.selectFrom('deskSubjects').select(['name', 'movedAt as at']).execute()
  // Usually there is none, and the navigation bar asks every minute.
  if (rows.length === 0) return []
  const shown = new Set(usesIn(await draftedSources(context, content)).map(({ name }) => name))
  return rows.filter(({ name }) => shown.has(name))
}

const inWords = ({ x, y }: Point) => `${x} % from the left, ${y} % from the top`

/** Moved subjects that publishing would apply, listed with the first page that shows each photograph. */
export async function subjectChanges(
  { config, database }: Pick<Context, 'config' | 'database'>,
  sources: Sources,
  folders: PictureFolders | undefined,
): Promise<PageChange[]> {
  const rows = await database.selectFrom('deskSubjects').selectAll().orderBy('name').execute()
  const uses = rows.length > 0 ? usesIn(sources) : []
  const changes = await Promise.all(
    rows.map(async ({ name, x, y, address, movedAt }): Promise<PageChange | null> => {
      const use = uses.find((one) => one.name === name)
      const site = await sitePhotograph(name, folders)
      if (!use || !site) return null
      return {
        file: use.file,
        path: use.path,
        page: use.page,
        draft: { by: personOf(config, address)?.name ?? address, at: movedAt, kind: 'changed' },
        changes: [
          {
            field: `${placeName(use.path)} · Subject of the photograph`,
            before: inWords(site.subject),
            after: inWords({ x, y }),
          },
        ],
        isChangedOutside: false,
      }
    }),
  )
  return changes.filter((change) => change !== null)
}
