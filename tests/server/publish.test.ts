import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { releaseList, type ReleaseFacts } from '#contract/release.ts'
import { copyCheckout, place } from '../support/checkout.ts'
import { passedOn, startServer, temporaryFolder, type RunningServer } from '../support/server.ts'
import { mountSmallDisk } from '../support/small-disk.ts'

// The real build in a copy of the checkout, while a server runs. The tests depend on one another, in this order.

let checkout: Awaited<ReturnType<typeof copyCheckout>>
let data: Awaited<ReturnType<typeof temporaryFolder>>
let server: RunningServer
let releases = ''

interface Ended {
  code: number | null
  output: string
}

function publish(env: Record<string, string> = {}, args: string[] = []) {
  const child = spawn(process.execPath, ['publish/publish.ts', ...args], {
    cwd: checkout.folder,
    env: { ...passedOn(), RELEASES_DIR: releases, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, output })))
  const begun = () => expect.poll(() => output, { timeout: 30_000 }).toContain('Building the site')
  return { child, begun, ended }
}

const current = () => readlinkSync(join(releases, 'current'))
const content = () => join(checkout.folder, `content/destinations/${place}.yaml`)
const setPrice = (price: number) =>
  writeFileSync(content(), readFileSync(content(), 'utf8').replace(/^price: .*/m, `price: ${price}`))
const placePage = async () => (await fetch(`${server.url}/destinations/${place}`)).text()
const shows = async (price: number) => (await placePage()).includes(`From €${price}`)

/** Requests pages, and the files that the first page named, until stopped. Returns the statuses. */
function visit() {
  const statuses = new Map<number, number>()
  let isGoing = true
  const visiting = (async () => {
    const html = await placePage()
    const parts = html.match(/\/(?:assets|pictures)\/[\w-]+\.(?:json|js|css|avif)/g) ?? []
    const addresses = ['/', '/destinations', '/packages', '/sitemap.xml', ...new Set(parts)]
    for (let at = 0; isGoing; at += 1) {
      const { status } = await fetch(server.url + addresses[at % addresses.length])
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await wait(5)
    }
  })()
  return async () => {
    isGoing = false
    await visiting
    return statuses
  }
}

const codeOf = (release: string) =>
  readdirSync(join(releases, release, 'client/assets')).filter((name) => /\.(js|css|woff2)$/.test(name))

/** Text files in which two releases differ, the service worker included. Previews are pictures. */
function changedTexts(before: string, after: string): string[] {
  const filesOf = (release: string) =>
    (JSON.parse(readFileSync(join(releases, release, releaseList), 'utf8')) as ReleaseFacts).files
  const [old, now] = [filesOf(before), filesOf(after)]
  return Object.keys(now)
    .filter((path) => /^client\/.*\.(html|data|json|js|css|xml|txt)$/.test(path))
    .filter((path) => now[path]?.sha256 !== old[path]?.sha256)
    .map((path) => path.replace('client/', ''))
}

beforeAll(async () => {
  checkout = await copyCheckout()
  data = await temporaryFolder()
  releases = join(checkout.folder, 'releases')
  expect(await publish().ended).toMatchObject({ code: 0 })
  server = await startServer({ dataDir: data.path, env: { RELEASES_DIR: releases, LOG_LEVEL: 'info' } })
}, 240_000)

afterAll(async () => {
  await server.stop()
  await data.remove()
  await checkout.remove()
})

it('publishes a changed price on a running server without a failed request', async () => {
  const first = current()
  const stop = visit()
  setPrice(987)
  expect(await publish().ended).toMatchObject({ code: 0 })
  await expect.poll(() => shows(987), { timeout: 20_000 }).toBe(true)
  const statuses = await stop()
  expect([...statuses.keys()]).toEqual([200])
  expect(statuses.get(200)).toBeGreaterThan(100)
  // Unchanged files take no more disk space.
  const pictures = readdirSync(join(releases, current(), 'client/pictures'))
  expect(pictures.length).toBeGreaterThan(500)
  for (const name of pictures) {
    const [before, after] = [first, current()].map((id) => join(releases, id, 'client/pictures', name))
    expect(statSync(after ?? '').ino, name).toBe(statSync(before ?? '').ino)
  }
  // A price is data. No script, style or font is renamed, and every changed file contains the price.
  expect(codeOf(current())).toEqual(codeOf(first))
  const changed = changedTexts(first, current())
  expect(changed).toEqual(expect.arrayContaining([`destinations/${place}.data`, 'destinations/index.html']))
  const shown = (file: string) =>
    readFileSync(join(releases, current(), 'client', file), 'utf8').includes('987')
  // The list of files that "Keep for offline" fetches has its own version.
  expect(changed.filter((file) => file !== 'offline-catalogue.json' && !shown(file))).toEqual([])
}, 240_000)

it('builds the same bytes as a build without reused parts', async () => {
  const filesOf = (folder: string, release: string) =>
    Object.entries(
      (JSON.parse(readFileSync(join(folder, release, releaseList), 'utf8')) as ReleaseFacts).files,
    )
      // Valid for a year from the build's date.
      .filter(([path]) => !path.includes('security.txt'))
      .map(([path, { sha256 }]) => `${path} ${sha256}`)
  rmSync(join(checkout.folder, 'node_modules/.cache'), { recursive: true })
  const apart = join(checkout.folder, 'from-nothing')
  expect(await publish({ RELEASES_DIR: apart }).ended).toMatchObject({ code: 0 })
  expect(filesOf(apart, readlinkSync(join(apart, 'current')))).toEqual(filesOf(releases, current()))
  rmSync(apart, { recursive: true })
}, 240_000)

it('does nothing when nothing has changed, and serves the newest release again after going back', async () => {
  const all = readdirSync(releases)
    .filter((name) => /^\d/.test(name))
    .toSorted()
  const first = all[0] ?? ''
  const back = spawn(process.execPath, ['server/operator/main.ts', 'releases', 'use', first], {
    cwd: checkout.folder,
    env: { ...passedOn(), RELEASES_DIR: releases },
  })
  expect(await new Promise((resolve) => back.once('close', resolve))).toBe(0)
  await expect.poll(() => shows(987), { timeout: 20_000 }).toBe(false)
  const again = await publish().ended
  expect(again).toEqual({ code: 0, output: expect.stringMatching(/^Nothing has changed since release/) })
  expect(current()).toBe(all.at(-1))
  await expect.poll(() => shows(987), { timeout: 20_000 }).toBe(true)
}, 60_000)

it('refuses content with a mistake, and leaves the site unchanged', async () => {
  const before = current()
  const text = readFileSync(content(), 'utf8')
  writeFileSync(content(), text.replace(/^price: .*/m, 'price: [cheap]'))
  const { code, output } = await publish().ended
  expect(code).toBe(1)
  expect(output).toContain(`${place}.yaml`)
  expect(output).not.toMatch(/\n\s+at /)
  writeFileSync(content(), text)
  expect(current()).toBe(before)
}, 240_000)

it('publishes nothing when the content changes during the build', async () => {
  const before = current()
  setPrice(986)
  const { begun, ended } = publish()
  await begun()
  setPrice(985)
  const { code, output } = await ended
  expect(code).toBe(1)
  expect(output).toContain('changed while the site was being built. Nothing was published: build again.')
  expect(current()).toBe(before)
}, 240_000)

it('allows one publisher at a time, and reports that to the other', async () => {
  const first = publish()
  await first.begun()
  const second = await publish().ended
  expect(second).toEqual({ code: 1, output: expect.stringContaining('is being built by another process') })
  // The first is killed during its build, and does not block the next.
  const before = current()
  first.child.kill('SIGKILL')
  await first.ended
  expect(current()).toBe(before)
  expect(await publish().ended).toMatchObject({ code: 0 })
  await expect.poll(() => shows(985), { timeout: 20_000 }).toBe(true)
  expect(readdirSync(releases).filter((name) => name.startsWith('.tmp'))).toEqual([])
}, 240_000)

it('says what to do when the disk is full or the folder is not writable', async (context) => {
  const disk = mountSmallDisk(context, 1024)
  const full = await publish({ RELEASES_DIR: join(disk.path, 'releases') }).ended
  expect(full).toEqual({
    code: 1,
    output: expect.stringContaining('The disk is full, so nothing was published'),
  })
  expect(readdirSync(join(disk.path, 'releases')).filter((name) => name !== '.lock')).toEqual([])
  rmSync(join(disk.path, 'releases'), { recursive: true })
  writeFileSync(join(disk.path, 'releases'), 'no folder')
  const refused = await publish({ RELEASES_DIR: join(disk.path, 'releases') }).ended
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('cannot be written') })
  expect(existsSync(join(releases, current()))).toBe(true)
}, 240_000)
