import { sql } from 'kysely'
import type { Config } from '#server/config/config.ts'
import { systemClock } from '#server/clock.ts'
import { connect } from '#server/database/open.ts'
import { currentRelease, listReleases, pointTo } from './release-folder.ts'
import { fetchRelease, sharedRelease, shareRelease } from './shared-releases.ts'

/** Where a chosen release takes effect: on this machine, or on every server that shares the database. */
export interface ReleaseTarget extends AsyncDisposable {
  /** Serves a release of the folder from now on. Throws ReleaseOvertaken if another one was chosen since this was opened. */
  serve(id: string): Promise<void>
}

/** If releases are shared, first fetches the shared one into the folder, so that the next one builds on it. */
export async function openReleaseTarget({
  releasesDir: folder,
  sharesReleases,
  database: settings,
}: Pick<Config, 'releasesDir' | 'sharesReleases' | 'database'>): Promise<ReleaseTarget> {
  const alone = { serve: (id: string) => pointTo(folder, id), [Symbol.asyncDispose]: async () => {} }
  if (!sharesReleases) return alone
  const database = connect(settings)
  try {
    // Before any server has started there are no tables. The first server then shares the release in its folder.
    const { rows } = await sql`select 1 where to_regclass('"servedRelease"') is not null`.execute(database)
    const before = rows.length > 0 ? await sharedRelease(database) : null
    if (before !== null && !(await listReleases(folder)).includes(before))
      await fetchRelease(database, folder, before)
    if (before !== null && (await currentRelease(folder)) !== before) await pointTo(folder, before)
    return {
      async serve(id) {
        if (rows.length > 0) await shareRelease(database, { folder, id, before, now: systemClock.now() })
        await pointTo(folder, id)
      },
      [Symbol.asyncDispose]: () => database.destroy(),
    }
  } catch (error) {
    await database.destroy()
    throw error
  }
}
