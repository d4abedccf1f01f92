import { Command } from '@commander-js/extra-typings'
import { currentRelease, listReleases, readFacts } from '#server/site/release-folder.ts'
import type { Cli } from './command.ts'
import { answer, count, moment, table } from './output.ts'

export const releasesList = (cli: Cli) =>
  new Command('list').description('List the kept releases of the site, the newest first').action(async () => {
    const { releasesDir } = cli.config()
    const current = await currentRelease(releasesDir)
    const ids = await listReleases(releasesDir)
    const releases = await Promise.all(
      ids.map(async (id) => {
        const facts = await readFacts(releasesDir, id).catch(() => null)
        const pages = Object.keys(facts?.files ?? {}).filter((path) => path.endsWith('.html')).length
        const madeAt = facts?.madeAt ?? null
        return { id, isServed: id === current, madeAt, commit: facts?.commit ?? null, pages }
      }),
    )
    answer(cli.output, { folder: releasesDir, releases }, () =>
      releases.length === 0
        ? [`There is no release in ${releasesDir} yet. To make one: npm run build`]
        : table(
            ['', 'Release', 'Made', 'Commit', 'Pages'],
            releases.map(({ id, isServed, madeAt, commit, pages }) => [
              isServed ? '→' : '',
              id,
              madeAt === null ? 'damaged' : moment(Date.parse(madeAt)),
              commit ?? '-',
              count(pages),
            ]),
          ),
    )
  })
