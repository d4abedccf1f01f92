import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import type { Publishing } from '#contract/desk.ts'
import { createTestDesk, kabir, tara, type AskDesk } from '#tests/support/desk.ts'
import { temporaryFolder } from '#tests/support/server.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { addTestRelease, publishTestRelease } from '#tests/support/release.ts'
import { currentRelease, pointTo } from '#server/site/release-folder.ts'
import type { RunBuild } from './build-site.ts'

async function open(runBuild?: RunBuild) {
  const { path, remove } = await temporaryFolder()
  afterwards(remove)
  const older = await publishTestRelease(path, { files: { 'a.txt': 'older' } })
  const newer = await publishTestRelease(path, { files: { 'a.txt': 'newer' } })
  const desk = await createTestDesk({ releasesDir: path, ...(runBuild ? { runBuild } : {}) })
  return { ...desk, releases: path, older, newer, ask: await desk.signedIn() }
}

const publishing = async (ask: AskDesk): Promise<Publishing> => (await ask('/publishing')).json()

/** Polls, as the page does, until publishing has ended. */
const untilEnded = (ask: AskDesk) =>
  vi.waitFor(async () => {
    const now = await publishing(ask)
    expect(['live', 'failed']).toContain(now.state.step)
    return now
  }, 15_000)

it('lists the versions, newest first, and switches back and forth between them', async () => {
  const { ask, releases, older, newer, context } = await open()
  const shown = async () => (await publishing(ask)).versions.map(({ id, isLive }) => [id, isLive])
  expect(await shown()).toEqual([
    [newer, true],
    [older, false],
  ])
  expect((await ask('/go-back', { id: older })).statusCode).toBe(204)
  expect(await currentRelease(releases)).toBe(older)
  expect(await shown()).toEqual([
    [newer, false],
    [older, true],
  ])
  await ask('/go-back', { id: newer })
  expect(await currentRelease(releases)).toBe(newer)
  const events = await context.database
    .selectFrom('auditEvents')
    .select(['staff', 'detail'])
    .where('kind', '=', 'desk_went_back')
    .orderBy('at')
    .execute()
  expect(events.map(({ staff }) => staff)).toEqual([tara.address, tara.address])
  expect(new Set(events.map(({ detail }) => detail))).toEqual(new Set([older, newer]))
})

it.each(['../current', '../../etc', '9-00000000', ''])(
  'refuses to go back to %j, which is not a version',
  async (id) => {
    const { ask, releases, newer } = await open()
    const refused = await ask('/go-back', { id })
    expect(refused.statusCode).toBe(404)
    expect(refused.json()).toEqual({
      words: 'This version was deleted. The site has not changed. Choose another version.',
    })
    expect(await currentRelease(releases)).toBe(newer)
  },
)

it('refuses to go back to a damaged version', async () => {
  const { ask, releases, older, newer } = await open()
  await rm(join(releases, older, 'client/index.html'))
  expect((await ask('/go-back', { id: older })).statusCode).toBe(409)
  expect(await currentRelease(releases)).toBe(newer)
})

it('publishes on request, reports its progress, and records who did it', async () => {
  let finish = () => {}
  const built = new Promise<void>((resolve) => (finish = resolve))
  const made: string[] = []
  const desk = await open(async () => {
    await built
    made.push(await publishTestRelease(desk.releases, { files: { 'a.txt': 'newest' } }))
    return null
  })
  expect((await desk.ask('/publish', {})).statusCode).toBe(202)
  await vi.waitFor(async () => expect((await publishing(desk.ask)).state.step).toBe('building'), 15_000)
  const other = await desk.signedIn(kabir)
  expect((await other('/publish', {})).json()).toEqual({
    words: 'Tara Rao is publishing right now. Wait until it is finished.',
  })
  expect((await other('/go-back', { id: desk.older })).statusCode).toBe(409)
  finish()
  const { state } = await untilEnded(desk.ask)
  expect(state).toMatchObject({ step: 'live', by: 'Tara Rao', problems: [], said: null })
  await vi.waitFor(async () =>
    expect((await publishing(desk.ask)).versions[0]).toMatchObject({
      id: made[0],
      by: 'Tara Rao',
      isLive: true,
    }),
  )
})

it('reports why publishing failed, and leaves the site unchanged', async () => {
  const { ask, releases, newer, context } = await open(
    async () => 'The disk is full, so nothing was published.',
  )
  await ask('/publish', {})
  const { state } = await untilEnded(ask)
  expect(state).toMatchObject({
    step: 'failed',
    reason: 'The disk of the server is full. Tell the person who runs the server.',
    said: 'The disk is full, so nothing was published.',
  })
  expect(await currentRelease(releases)).toBe(newer)
  await vi.waitFor(async () =>
    expect(
      await context.database
        .selectFrom('auditEvents')
        .select('staff')
        .where('kind', '=', 'desk_publish_failed')
        .execute(),
    ).toEqual([{ staff: tara.address }]),
  )
})

it('shows the live version after another one was chosen on the server', async () => {
  const { ask, releases, older } = await open()
  await addTestRelease(releases, { files: { 'a.txt': 'aside' } })
  await pointTo(releases, older)
  const { versions } = await publishing(ask)
  expect(versions.filter(({ isLive }) => isLive).map(({ id }) => id)).toEqual([older])
  expect(versions).toHaveLength(3)
})
