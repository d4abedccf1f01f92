import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { createConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { readRelease } from '#server/site/read-release.ts'
import { ReleaseFollower } from '#server/site/release-follower.ts'
import { currentRelease, listReleases, sweepReleases } from '#server/site/release-folder.ts'
import { fetchRelease, sharedRelease } from '#server/site/shared-releases.ts'
import { describeOnPostgres, dropDatabase } from '#tests/support/databases.ts'
import { passedOn, temporaryFolder } from '#tests/support/server.ts'
import { root } from '#tests/support/source-files.ts'

// Each process is killed by SIGKILL at a different step (tests/support/die-at-step.ts).

async function killed(script: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [`tests/support/${script}.ts`, ...args], {
    cwd: root,
    env: passedOn(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL'])
}

async function openFolder(): Promise<string> {
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  return path
}

/** Every release must be complete, not only the served one, because the operator may go back. */
async function expectWhole(folder: string): Promise<void> {
  const ids = await listReleases(folder)
  for (const id of ids) await readRelease(folder, id)
  const current = await currentRelease(folder)
  if (current !== null) expect(ids).toContain(current)
}

it('serves a complete release after each of thirty kills of the publisher, and keeps no leftovers', async () => {
  const folder = await openFolder()
  for (let round = 0; round < 30; round += 1) {
    await killed('publish-on-and-on', [folder, String(1 + round * 23)])
    await expectWhole(folder)
  }
  await sweepReleases(folder, 5)
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  expect((await listReleases(folder)).length).toBeLessThanOrEqual(6)
  expect(readdirSync(join(folder, (await currentRelease(folder)) ?? ''))).toContain('client')
}, 120_000)

describeOnPostgres('servers that share a database', (postgres) => {
  it('have a complete release after each of thirty kills of the publisher and of a server fetching it', async () => {
    const url = await postgres.fresh()
    onTestFinished(() => dropDatabase(url))
    const database = await openDatabase(createConfig({ DATABASE_URL: url }).database)
    onTestFinished(() => database.destroy())
    const [publishers, servers, fresh] = [await openFolder(), await openFolder(), await openFolder()]
    for (let round = 0; round < 30; round += 1) {
      await killed('share-on-and-on', [publishers, servers, String(1 + round * 43), url])
      await expectWhole(publishers)
      await expectWhole(servers)
      const served = await sharedRelease(database)
      if (served === null) continue
      // The database has every file of the served release.
      await fetchRelease(database, fresh, served)
      await readRelease(fresh, served)
      rmSync(join(fresh, served), { recursive: true })
    }
    const log = pino({ level: 'silent' })
    const follower = new ReleaseFollower({ database, folder: servers, log, clock: systemClock })
    await follower.start()
    await follower.stop()
    expect(await currentRelease(servers)).toBe(await sharedRelease(database))
    expect(await currentRelease(servers)).not.toBeNull()
  }, 120_000)
})
