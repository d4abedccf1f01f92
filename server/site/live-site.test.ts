import { existsSync, lstatSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestConfig } from '#tests/support/app.ts'
import { addTestRelease, publishTestRelease } from '#tests/support/release.ts'
import { createApp } from '#server/app.ts'
import { lockReleases } from './publish-lock.ts'
import { currentRelease, listReleases, pointTo, sweepReleases } from './release-folder.ts'

const page = (text: string) => `<!doctype html><title>${text}</title>`

async function open({ publish = true } = {}) {
  const config = await createTestConfig({})
  const { releasesDir: releases } = config
  const first = publish ? await publishTestRelease(releases, { files: { 'index.html': page('one') } }) : ''
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const start = async () => {
    const app = await createApp(config, { log })
    onTestFinished(() => app.close())
    return app
  }
  const app = await start()
  const title = async () => /<title>(.*)<\/title>/.exec((await app.inject('/')).body)?.[1]
  return { app, start, releases, first, title, log: () => lines.join('') }
}

it('serves a newly chosen release within a second, also an earlier one', async () => {
  const { releases, first, title } = await open()
  expect(await title()).toBe('one')
  const second = await addTestRelease(releases, { files: { 'index.html': page('two') } })
  expect(await title()).toBe('one')
  await pointTo(releases, second)
  await expect.poll(title, { timeout: 5000 }).toBe('two')
  await pointTo(releases, first)
  await expect.poll(title, { timeout: 5000 }).toBe('one')
})

it('serves the first release without a restart', async () => {
  const { app, releases, title } = await open({ publish: false })
  expect((await app.inject('/')).statusCode).toBe(503)
  await publishTestRelease(releases, { files: { 'index.html': page('one') } })
  await expect.poll(title, { timeout: 5000 }).toBe('one')
})

it.each<[what: string, harm: (own: string) => Promise<unknown>, says: RegExp]>([
  ['has no list', (own) => rm(join(own, 'release.json')), /release\.json is missing/],
  ['has half a list', (own) => truncate(join(own, 'release.json'), 99), /release\.json cannot be read/],
  ['lacks a page', (own) => rm(join(own, 'client/index.html')), /client\/index\.html is missing/],
  ['has an empty page', (own) => truncate(join(own, 'client/index.html')), /client\/index\.html has another/],
  ['has a damaged script', (own) => writeFile(join(own, 'client/assets/a.js'), 'b'), /a\.js has another/],
  ['lacks a picture', (own) => rm(join(own, 'client/pictures/a.avif')), /a\.avif is missing/],
  ['has half a picture', (own) => truncate(join(own, 'client/pictures/a.avif'), 9), /a\.avif has another/],
  ['has no facts of the agency', (own) => rm(join(own, 'agency.json')), /agency\.json is missing/],
  ['is empty', (own) => rm(own, { recursive: true }).then(() => mkdir(own)), /release\.json is missing/],
  ['is not there', (own) => rm(own, { recursive: true }), /release\.json is missing/],
])('keeps the site unchanged when the next release %s, and says so', async (_what, harm, says) => {
  const { start, releases, title, first, log } = await open()
  const broken = await addTestRelease(releases, {
    files: { 'index.html': page('two'), 'assets/a.js': 'a', 'pictures/a.avif': Buffer.alloc(50_000, 1) },
  })
  await harm(join(releases, broken))
  await pointTo(releases, broken)
  await expect.poll(log, { timeout: 5000 }).toMatch(says)
  expect(log()).toContain(`The site stays at ${first}.`)
  expect(await title()).toBe('one')
  // Also after a restart.
  const restarted = await start()
  expect((await restarted.inject('/')).body).toBe(page('one'))
})

it('reports once what is wrong with a release, and serves it when it is repaired', async () => {
  const { releases, title, log } = await open()
  const next = await addTestRelease(releases, { files: { 'index.html': page('two') } })
  const list = join(releases, next, 'release.json')
  const text = readFileSync(list, 'utf8')
  await rm(list)
  await pointTo(releases, next)
  await expect.poll(log, { timeout: 5000 }).toMatch(/cannot be served/)
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(log().match(/cannot be served/g)).toHaveLength(1)
  await writeFile(list, text)
  await expect.poll(title, { timeout: 5000 }).toBe('two')
})

it('serves the release that was published last, complete, even if the publishers’ clocks are wrong', async () => {
  const { app, releases, first, title } = await open()
  const ids = [first]
  const seen = new Set<string>()
  for (const year of [2126, 1971, 2126]) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${year}-01-01`) })
    ids.push(
      await publishTestRelease(releases, {
        files: { 'index.html': page(`${ids.length}`), 'robots.txt': `${ids.length}` },
      }),
    )
    await sweepReleases(releases, 5)
    vi.useRealTimers()
    await expect.poll(title, { timeout: 5000 }).toBe(`${ids.length - 1}`)
    for (const since of seen)
      expect(
        (await app.inject({ url: '/robots.txt', headers: { 'if-modified-since': since } })).statusCode,
      ).toBe(200)
    const modified = (await app.inject('/robots.txt')).headers['last-modified'] ?? ''
    expect(Date.parse(modified)).toBeLessThanOrEqual(Date.now())
    seen.add(modified)
  }
  expect(await listReleases(releases)).toEqual(ids.toReversed())
})

it('keeps serving when the link is gone', async () => {
  const { releases, title, log } = await open()
  await rm(join(releases, 'current'))
  await expect.poll(log, { timeout: 5000 }).toContain('names no current release')
  expect(await title()).toBe('one')
})

it('serves parts of other kept releases from the disk, also after a restart, and never their pages', async () => {
  const { app, start, releases, first } = await open()
  const old = {
    'assets/old-1.js': 'old '.repeat(100),
    'assets/old-1.js.br': Buffer.from('brotli'),
    'pictures/old.avif': Buffer.alloc(70_000, 3),
    'gone/index.html': page('gone'),
    'assets/same.js': 'old',
  }
  await publishTestRelease(releases, { files: old })
  const newest = await publishTestRelease(releases, { files: { 'assets/same.js': 'new' } })
  await expect.poll(async () => (await app.inject('/assets/same.js')).body, { timeout: 5000 }).toBe('new')
  for (const server of [app, await start()]) {
    const script = await server.inject({ url: '/assets/old-1.js', headers: { 'accept-encoding': 'br' } })
    expect(script.rawPayload.toString()).toBe('brotli')
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await server.inject('/assets/old-1.js')).body).toBe(old['assets/old-1.js'])
    expect((await server.inject('/pictures/old.avif')).rawPayload).toHaveLength(70_000)
    expect((await server.inject('/gone')).statusCode).toBe(404)
    expect((await server.inject('/assets/same.js')).body).toBe('new')
  }
  await pointTo(releases, first)
  await expect.poll(async () => (await app.inject('/')).body, { timeout: 5000 }).toBe(page('one'))
  expect((await app.inject('/assets/same.js')).body, newest).toBe('new')
})

it('keeps five releases and the served one, and removes the leftovers of interrupted runs', async () => {
  const { releases, first } = await open()
  for (let count = 0; count < 6; count += 1) await addTestRelease(releases)
  await mkdir(join(releases, '.tmp-half'))
  await mkdir(join(releases, '.old-0-00000000'))
  await symlink('nowhere', join(releases, '.current-1'))
  await sweepReleases(releases, 5)
  expect((await listReleases(releases)).map((id) => parseInt(id, 10))).toEqual([7, 6, 5, 4, 3, 1])
  expect(await currentRelease(releases)).toBe(first)
  expect(readdirSync(releases).filter((name) => name.startsWith('.'))).toEqual([])
  await pointTo(releases, (await listReleases(releases))[0] ?? '')
  await sweepReleases(releases, 5)
  expect(existsSync(join(releases, first))).toBe(false)
})

it('stores unchanged files once for all releases, unless the earlier copy is damaged', async () => {
  const { releases } = await open()
  const files = { 'pictures/a.avif': Buffer.alloc(50_000, 1), 'pictures/b.avif': Buffer.alloc(50_000, 2) }
  const inode = (id: string, name: string) => statSync(join(releases, id, 'client', name)).ino
  const [one, two] = [await addTestRelease(releases, { files }), await addTestRelease(releases, { files })]
  expect(inode(two, 'pictures/a.avif')).toBe(inode(one, 'pictures/a.avif'))
  await truncate(join(releases, two, 'client/pictures/a.avif'), 49_999)
  const three = await addTestRelease(releases, { files })
  expect(inode(three, 'pictures/a.avif')).not.toBe(inode(two, 'pictures/a.avif'))
  expect(inode(three, 'pictures/b.avif')).toBe(inode(two, 'pictures/b.avif'))
  expect(statSync(join(releases, three, 'client/pictures/a.avif')).size).toBe(50_000)
})

it('can be read by another user under any umask of the publisher', async () => {
  const before = process.umask(0o077)
  const { releases, first } = await open().finally(() => process.umask(before))
  for (const path of ['', 'client', 'client/~']) expect(modeOf(join(releases, first, path))).toBe(0o755)
  for (const path of ['release.json', 'agency.json', 'client/index.html'])
    expect(modeOf(join(releases, first, path))).toBe(0o644)
})

const modeOf = (path: string) => lstatSync(path).mode & 0o777

it('lets one publisher at a time at a folder', async () => {
  const { releases } = await open()
  const unlock = lockReleases(releases)
  expect(unlock).not.toBeNull()
  expect(lockReleases(releases)).toBeNull()
  unlock?.()
  const again = lockReleases(releases)
  expect(again).not.toBeNull()
  again?.()
})
