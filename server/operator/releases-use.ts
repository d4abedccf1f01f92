import { Command } from '@commander-js/extra-typings'
import { lockReleases } from '#server/site/publish-lock.ts'
import { readRelease } from '#server/site/read-release.ts'
import { currentRelease, listReleases, numberOf } from '#server/site/release-folder.ts'
import { openReleaseTarget } from '#server/site/release-target.ts'
import { ReleaseOvertaken } from '#server/site/shared-releases.ts'
import { BrokenRelease } from '#server/site/site-files.ts'
import { OperatorError } from './command.ts'
import type { Cli } from './command.ts'
import { answer } from './output.ts'

export const releasesUse = (cli: Cli) =>
  new Command('use')
    .description('Serve another release of the site at once, such as the previous one')
    .argument('<id>', 'the id of the release, or its number')
    .action(async (wanted) => {
      const { releasesDir } = cli.config()
      await using target = await openReleaseTarget(cli.config())
      const id = await find(releasesDir, wanted)
      const before = await currentRelease(releasesDir)
      await readRelease(releasesDir, id).catch((error: unknown) => {
        if (!(error instanceof BrokenRelease)) throw error
        throw new OperatorError(
          `Release ${id} cannot be served: ${error.message}. The site stays at ${before}.`,
        )
      })
      await target.serve(id).catch((error: NodeJS.ErrnoException) => {
        if (error instanceof ReleaseOvertaken)
          throw new OperatorError(
            `Release ${error.served} was chosen on another machine at the same moment and is served. To serve ${id}, run this again.`,
          )
        if (error.code === undefined || error.syscall === undefined) throw error
        throw new OperatorError(
          `${releasesDir} is not writable (${error.code}). Run this as the user who publishes. The site stays at ${before}.`,
        )
      })
      answer(cli.output, { id, before }, () => [
        id === before ? `Release ${id} is already served.` : `Release ${id} is served from now on.`,
        ...(id === before || before === null
          ? []
          : [`To go back: npm run meridaya -- releases use ${before}`]),
      ])
      if (isBeingBuilt(releasesDir))
        cli.output.note(
          'A new release is being built. It will not be served automatically now. Its publisher shows how to serve it.',
        )
    })

/** Finds a release by its id or number. */
async function find(releasesDir: string, wanted: string): Promise<string> {
  const ids = await listReleases(releasesDir)
  const id = ids.find((it) => it === wanted || String(numberOf(it)) === wanted)
  if (id) return id
  const known =
    ids.length === 0 ? 'There is none. To make one: npm run build' : `There are ${ids.join(', ')}.`
  throw new OperatorError(`There is no release ${wanted} in ${releasesDir}. ${known}`)
}

function isBeingBuilt(releasesDir: string): boolean {
  try {
    const unlock = lockReleases(releasesDir)
    unlock?.()
    return unlock === null
  } catch {
    return false
  }
}
