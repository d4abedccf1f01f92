import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { readRelease } from '#server/site/read-release.ts'
import { currentRelease, sweepReleases } from '#server/site/release-folder.ts'
import { temporaryFolder } from '#tests/support/server.ts'
import { root } from '#tests/support/source-files.ts'

/** Publishes on and on, and is killed some milliseconds after its first release. */
async function killAfter(folder: string, ms: number): Promise<void> {
  const child = spawn(process.execPath, ['tests/support/publish-on-and-on.ts', folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  await Promise.race([once(child.stdout, 'data'), ended])
  await wait(ms)
  child.kill('SIGKILL')
  await ended
}

it('serves a whole release whenever the publisher is killed, thirty times, and keeps nothing of what was begun', async () => {
  const { path: folder, remove } = await temporaryFolder()
  onTestFinished(remove)
  for (let round = 0; round < 30; round += 1) {
    // Where in its work a killing finds the publisher is up to the machine: from 0 to 145 ms after a release.
    await killAfter(folder, round * 5)
    const id = (await currentRelease(folder)) ?? ''
    const { site } = await readRelease(folder, id)
    expect(site, `round ${round}`).toBeTruthy()
    // Every other release in the folder is whole too: going back must be possible.
    for (const name of readdirSync(folder).filter((it) => /^\d/.test(it))) await readRelease(folder, name)
  }
  await sweepReleases(folder, 5)
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  expect(readdirSync(folder).filter((name) => /^\d/.test(name)).length).toBeLessThanOrEqual(6)
  expect(readdirSync(join(folder, (await currentRelease(folder)) ?? ''))).toContain('client')
}, 240_000)
