import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestConfig } from '#tests/support/app.ts'
import { describeOnPostgres, dropDatabase } from '#tests/support/databases.ts'
import { operate } from '#tests/support/operator.ts'
import { addTestRelease, publishTestRelease, type TestSite } from '#tests/support/release.ts'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/database/open.ts'
import { lockReleases } from './publish-lock.ts'
import { currentRelease, listReleases } from './release-folder.ts'
import { openReleaseTarget } from './release-target.ts'
import { fetchRelease, ReleaseOvertaken, sharedRelease, shareRelease } from './shared-releases.ts'

const page = (text: string) => ({ files: { 'index.html': `<!doctype html><title>${text}</title>` } })
const soon = { timeout: 10_000 }

describeOnPostgres('releases in a shared database', (postgres) => {
  async function openPlace() {
    const url = await postgres.fresh()
    onTestFinished(() => dropDatabase(url))
    const machine = async () => {
      const releasesDir = mkdtempSync(join(tmpdir(), 'meridaya-releases-'))
      onTestFinished(() => rmSync(releasesDir, { recursive: true, force: true }))
      const env = { DATABASE_URL: url, RELEASES_STORE: 'database' }
      const config = await createTestConfig({ env, releasesDir })
      const lines: string[] = []
      const start = async () => {
        const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
        const app = await createApp(config, { log })
        onTestFinished(() => app.close())
        const title = async () => /<title>(.*)<\/title>/.exec((await app.inject('/')).body)?.[1]
        return { app, title }
      }
      /** Holds the publisher's lock, because servers clean up the folder while nothing is being published. */
      const publish = async (site: TestSite) => {
        const unlock = await vi.waitUntil(() => lockReleases(releasesDir), soon)
        try {
          await using target = await openReleaseTarget(config)
          const id = await addTestRelease(releasesDir, site)
          await target.serve(id)
          return id
        } finally {
          unlock()
        }
      }
      return { config, releases: releasesDir, start, publish, log: () => lines.join('') }
    }
    const one = await machine()
    const database = await openDatabase(one.config.database)
    onTestFinished(() => database.destroy())
    return { one, two: await machine(), machine, database }
  }

  it('reach every server, complete and under the same name, and so does going back', async () => {
    const { one, two } = await openPlace()
    const first = await publishTestRelease(one.releases, page('one'))
    const [a, b] = [await one.start(), await two.start()]
    await expect.poll(b.title, soon).toBe('one')
    const second = await one.publish({ files: { ...page('two').files, 'assets/a.js': 'a' } })
    await expect.poll(b.title, soon).toBe('two')
    await expect.poll(a.title, soon).toBe('two')
    expect(everything(join(two.releases, second))).toEqual(everything(join(one.releases, second)))
    expect(statSync(join(two.releases, second, 'client/assets')).mode & 0o777).toBe(0o755)
    const target = await openReleaseTarget(two.config)
    await target.serve(first)
    await target[Symbol.asyncDispose]()
    await expect.poll(a.title, soon).toBe('one')
  })

  it('reach a server when it starts', async () => {
    const { one, two } = await openPlace()
    await publishTestRelease(one.releases, page('one'))
    await one.start()
    const b = await two.start()
    await expect.poll(b.title, soon).toBe('one')
    await b.app.close()
    await one.publish(page('two'))
    await one.publish(page('three'))
    expect(await (await two.start()).title()).toBe('three')
  })

  it('transfer only the files that a server lacks', async () => {
    const { one, two, database } = await openPlace()
    const pictures = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`pictures/${index}.avif`, randomBytes(100_000)]),
    )
    const first = await one.publish({ files: { ...pictures, ...page('$999').files } })
    expect(await fetchRelease(database, two.releases, first)).toBeGreaterThan(4_000_000)
    const second = await one.publish({ files: { ...pictures, ...page('$998').files } })
    expect(await fetchRelease(database, two.releases, second)).toBeLessThan(10_000)
    const inode = (id: string) => statSync(join(two.releases, id, 'client/pictures/0.avif')).ino
    expect(inode(second)).toBe(inode(first))
  })

  it('are published by one of two simultaneous publishers, and the other is refused', async () => {
    const { one, two } = await openPlace()
    await one.publish(page('one'))
    const targets = [await openReleaseTarget(one.config), await openReleaseTarget(two.config)]
    onTestFinished(async () => {
      for (const target of targets) await target[Symbol.asyncDispose]()
    })
    const ids = [
      await addTestRelease(one.releases, page('left')),
      await addTestRelease(two.releases, page('right')),
    ]
    const ended = await Promise.allSettled(targets.map((target, at) => target.serve(ids[at] ?? '')))
    const winner = ids[ended.findIndex(({ status }) => status === 'fulfilled')]
    const refused = ended.flatMap((it) => (it.status === 'rejected' ? [it.reason as unknown] : []))
    expect(refused).toEqual([new ReleaseOvertaken(winner ?? '')])
    expect(refused).toEqual([expect.objectContaining({ served: winner })])
    const [a, b] = [await one.start(), await two.start()]
    expect(await a.title()).toBe(await b.title())
    expect([await currentRelease(one.releases), await currentRelease(two.releases)]).toEqual([winner, winner])
    // The next one gets the next number, on either machine.
    expect(await two.publish(page('next'))).toMatch(/^3-/)
  })

  it('are not served while the database lacks a part of them, and are served once it is there', async () => {
    const { one, two, database } = await openPlace()
    await one.publish(page('one'))
    const b = await two.start()
    const id = await addTestRelease(one.releases, { files: { ...page('two').files, 'assets/b.js': 'b' } })
    const sha256 = createHash('sha256').update('b').digest('hex')
    const damaged = { sha256, body: Buffer.from('x'), neededAt: Date.now() }
    await database.insertInto('releaseFiles').values(damaged).execute()
    const before = await sharedRelease(database)
    await shareRelease(database, { folder: one.releases, id, before, now: Date.now() })
    await expect.poll(two.log, soon).toContain('the database lacks client/assets/b.js')
    expect([await b.title(), await listReleases(two.releases)]).toEqual(['one', [before]])
    await database
      .updateTable('releaseFiles')
      .set({ body: gzipSync('b') })
      .where('sha256', '=', sha256)
      .execute()
    await expect.poll(b.title, soon).toBe('two')
  })

  it('are removed except for the newest five and the served one, with their unshared files', async () => {
    const { one, database } = await openPlace()
    const hour = 3_600_000
    const ids: string[] = []
    for (let at = 1; at <= 8; at += 1) {
      const id = await addTestRelease(one.releases, page(`release ${at}`))
      const before = await sharedRelease(database)
      await shareRelease(database, { folder: one.releases, id, before, now: at * 2 * hour })
      ids.push(id)
    }
    const rows = await database.selectFrom('releases').select('id').orderBy('sharedAt').execute()
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(3))
    const bodies = await database.selectFrom('releaseFiles').select('body').execute()
    const titles = bodies.flatMap(({ body }) => /release \d/.exec(gunzipSync(body).toString())?.[0] ?? [])
    expect(titles.toSorted((a, b) => a.localeCompare(b))).toEqual(
      [4, 5, 6, 7, 8].map((at) => `release ${at}`),
    )
  })

  it('keep their newest five complete, even if the publishers’ clocks are wrong', async () => {
    const { one, two, database } = await openPlace()
    const day = 86_400_000
    const shared = page('in every other release').files
    const ids: string[] = []
    for (const [at, days] of [0, 9, 900, 1, -900, 10, 2, 901, 3, -899].entries()) {
      const files = { 'assets/n.js': `${at}`, ...(at % 2 === 0 ? shared : {}) }
      const id = await addTestRelease(one.releases, { files })
      const before = await sharedRelease(database)
      await shareRelease(database, { folder: one.releases, id, before, now: Date.now() + days * day })
      ids.push(id)
    }
    const rows = await database.selectFrom('releases').select('id').execute()
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.slice(5).toSorted())
    for (const id of ids.slice(5)) await fetchRelease(database, two.releases, id)
    expect(await listReleases(two.releases)).toEqual(ids.slice(5).toReversed())
  })

  it('are switched on every server by the operator’s command', async () => {
    const { one, two } = await openPlace()
    await one.publish(page('one'))
    await one.publish(page('two'))
    const b = await two.start()
    const { DATABASE_URL } = Object.fromEntries(one.config.given)
    const env = { DATABASE_URL, RELEASES_STORE: 'database', RELEASES_DIR: one.releases }
    expect(await operate({ ...env, DATA_DIR: one.config.dataDir }, 'releases', 'use', '1')).toMatchObject({
      code: 0,
    })
    await expect.poll(b.title, soon).toBe('one')
  })

  it('leave no incomplete release when a server is killed while fetching', async () => {
    const { one, two } = await openPlace()
    await one.publish(page('one'))
    await mkdir(join(two.releases, '.fetch-killed/client'), { recursive: true })
    await writeFile(join(two.releases, '.fetch-killed/client/index.html'), 'half')
    const twoHoursAgo = Date.now() / 1000 - 7200
    await utimes(join(two.releases, '.fetch-killed'), twoHoursAgo, twoHoursAgo)
    const b = await two.start()
    expect(await b.title()).toBe('one')
    expect(await listReleases(two.releases)).toHaveLength(1)
    expect(readdirSync(two.releases).filter((name) => name.startsWith('.fetch'))).toEqual([])
  })
})

function everything(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [path.slice(folder.length), readFileSync(path, 'hex')]
    }),
  )
}
