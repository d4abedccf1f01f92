import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { EditedPage, Fields } from '#contract/desk-pages.ts'
import type { Publishing } from '#contract/desk.ts'
import { readRelease } from '#server/site/read-release.ts'
import { currentRelease, listReleases } from '#server/site/release-folder.ts'
import { openTestContext } from '../support/app.ts'
import { place } from '../support/checkout.ts'
import { createTestDesk } from '../support/desk.ts'
import { freePort } from '../support/ports.ts'
import { publishTestRelease } from '../support/release.ts'
import { passedOn, temporaryFolder } from '../support/server.ts'
import { mountSmallDisk } from '../support/small-disk.ts'
import { root } from '../support/source-files.ts'

const bali = 'destinations/bali-indonesia.yaml'

async function copyContent(folder: string, from = 'content'): Promise<string> {
  const content = join(folder, 'content')
  await cp(join(root, from), content, { recursive: true })
  return content
}

const priceIn = (source: string): number => Number(/^price: (\d+)$/m.exec(source)?.[1])

it('serves a complete site and loses no draft or photograph when the Desk is killed thirty times while publishing', async () => {
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  // The second agency's, because every round reads all of it.
  const content = await copyContent(path, 'tests/agency/content')
  const file = `destinations/${place}.yaml`
  const [art, out] = [join(path, 'art'), join(path, 'pictures')]
  mkdirSync(join(art, 'originals'), { recursive: true })
  const listOf = (name: string) => {
    const list = join(art, `${name}.json`)
    return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, unknown>) : {}
  }
  const releases = join(path, 'releases')
  await publishTestRelease(releases, { content })
  const context = await openTestContext({ env: { DESK_STAFF: 'tara@agency.example' } })
  const client = join(path, 'pages')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>The Desk</title>')
  const port = String(await freePort())

  const publish = async (round: number, price: number, step: number) => {
    const args = [
      'tests/support/desk-publish-and-die.ts',
      file,
      String(price),
      String(step),
      content,
      client,
      String(round),
    ]
    const desk = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...passedOn(),
        DATA_DIR: context.config.dataDir,
        RELEASES_DIR: releases,
        DESK_PORT: port,
        DESK_STAFF: 'tara@agency.example',
      },
    })
    const said = await Promise.all([text(desk.stdout), once(desk, 'close')])
    return said[0].trim().split('\n')
  }
  const [, ended = ''] = await publish(0, 800, 0)
  let steps = Number(/^live (\d+)$/.exec(ended)?.[1])
  expect(steps).toBeGreaterThan(20)

  let round = 0
  for (let killed = 0; killed < 30;) {
    round += 1
    const price = 800 + round
    const said = await publish(round, price, Math.ceil(((killed + 1) * (steps - 2)) / 30))
    // It was killed while publishing, or it had fewer steps because some sizes existed already.
    expect(said, `round ${round}`).toEqual(
      said.length > 1 ? ['kept', expect.stringMatching(/^live/)] : ['kept'],
    )
    if (said.length > 1) steps = Number(said[1]?.slice(5))
    else killed += 1
    const ids = await listReleases(releases)
    for (const id of ids) await readRelease(releases, id)
    const current = (await currentRelease(releases)) ?? ''
    expect(ids).toContain(current)
    const draft = await context.database
      .selectFrom('deskDrafts')
      .select('value')
      .where('file', '=', file)
      .executeTakeFirst()
    const drafted = draft?.value ? (JSON.parse(draft.value) as { price: number }).price : null
    const written = priceIn(readFileSync(join(content, file), 'utf8'))
    // It is either still a draft or published.
    expect(drafted === price || written === price, `round ${round}: ${drafted}, ${written}`).toBe(true)
    // Every picture that a page names is complete.
    const [shown = ''] = /azores-photo-\w+/.exec(readFileSync(join(content, file), 'utf8')) ?? []
    expect(Object.keys(listOf('pictures'))).toContain(shown)
    expect(Object.keys(listOf('subjects'))).toContain(shown)
    expect(existsSync(join(art, 'originals', `${shown}.jpg`))).toBe(true)
    expect(readdirSync(out).filter((name) => name.startsWith(shown)).length).toBeGreaterThan(7)
  }
  expect(await publish(round + 10, 899, 0)).toEqual(['kept', expect.stringMatching(/^live/)])
  expect(priceIn(readFileSync(join(content, file), 'utf8'))).toBe(899)
  expect(await context.database.selectFrom('deskDrafts').selectAll().execute()).toEqual([])
  expect(await context.database.selectFrom('deskPhotographs').select('name').execute()).toEqual([])
  // No partial files are left.
  const pictures = Object.keys(listOf('pictures'))
  expect(readdirSync(join(art, 'originals')).toSorted()).toEqual(
    pictures.map((name) => `${name}.jpg`).toSorted(),
  )
  const ofNone = readdirSync(out).filter((size) => !pictures.some((name) => size.startsWith(name)))
  expect(ofNone).toEqual([])
  expect(readdirSync(content, { recursive: true }).filter((name) => String(name).endsWith('.tmp'))).toEqual(
    [],
  )
}, 400_000)

it('reports a full disk, keeps every draft and the site, and publishes once there is room', async (test) => {
  const disk = mountSmallDisk(test, 8192)
  const content = await copyContent(disk.path)
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  const releases = join(path, 'releases')
  const before = await publishTestRelease(releases, { content })
  const { signedIn } = await createTestDesk({
    content,
    releasesDir: releases,
    runBuild: async () => (await publishTestRelease(releases, { content })) && null,
  })
  const ask = await signedIn()
  for (const file of [bali, 'packages/exotic-thailand.yaml']) {
    const page: EditedPage = (await ask(`/page?file=${file}`)).json()
    const value = { ...(page.value as Fields), rating: 4.9 }
    expect((await ask('/page/keep', { ...page, value })).json()).toMatchObject({ isKept: true })
  }
  const published = async () => {
    await ask('/publish', {})
    return vi.waitFor(async () => {
      const now: Publishing = (await ask('/publishing')).json()
      expect(['live', 'failed']).toContain(now.state.step)
      return now
    }, 30_000)
  }
  // Room for the first of two texts.
  disk.fill(6)
  const { state, changes } = await published()
  expect(state).toMatchObject({
    step: 'failed',
    reason: 'The disk of the server is full. Tell the person who runs the server.',
  })
  expect(changes.map(({ file }) => file)).toEqual([bali, 'packages/exotic-thailand.yaml'])
  expect(await currentRelease(releases)).toBe(before)
  disk.clear()
  expect((await published()).state.step).toBe('live')
  for (const { file } of changes) expect(readFileSync(join(content, file), 'utf8')).toContain('rating: 4.9')
}, 120_000)
