import { expect, it } from 'vitest'
import { photographName, photographPartBytes, type SentPhotograph } from '#contract/desk-photographs.ts'
import { createTestDesk } from '../support/desk.ts'
import { openKillableDesk } from '../support/killable-desk.ts'
import { largePhotograph } from '../support/photograph.ts'
import { mountSmallDisk } from '../support/small-disk.ts'

const name = photographName('destinations/bali-indonesia.yaml', false)

it('loses no received part of a photograph, and processes it, although the Desk is killed repeatedly', async () => {
  const { context, start, ask: send } = await openKillableDesk()
  const { database } = context
  const bytes = await largePhotograph(3000, 2000)
  expect(bytes.length).toBeGreaterThan(2 * photographPartBytes)

  const ask = async (path: string, body?: object | Buffer) =>
    (await (await send(path, body)).json()) as SentPhotograph
  const sendPart = (start: number) =>
    ask(`/photographs/${name}/parts/${start}`, bytes.subarray(start, start + photographPartBytes))
  const inDatabase = async () =>
    database
      .selectFrom('deskPhotographs')
      .select(['received', 'width'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow()

  // Killed after each part but the last.
  let kill = await start()
  let { received } = await ask('/photographs', { name, size: bytes.length })
  while (received + photographPartBytes < bytes.length) {
    const before = received
    ;({ received } = await sendPart(before))
    expect(received).toBe(before + photographPartBytes)
    await kill()
    kill = await start()
    expect((await ask('/photographs', { name, size: bytes.length })).received).toBe(received)
  }
  // Killed while the photograph is processed.
  const last = sendPart(received).catch(() => null)
  while ((await inDatabase()).received < bytes.length) await new Promise(setImmediate)
  await kill()
  expect(await last).toBeNull()
  expect((await inDatabase()).width).toBeNull()
  kill = await start()
  // It is processed at the next request for it, because the phone that sent it may be offline.
  expect((await ask(`/photographs/${name}`)).picture).toMatchObject({ width: 2600, height: 1733 })
  expect(await database.selectFrom('deskPhotographParts').selectAll().execute()).toEqual([])
}, 120_000)

it('reports a full disk during an upload, keeps the received parts, and continues once there is room', async (test) => {
  const disk = mountSmallDisk(test, 24 * 1024)
  const { signedIn } = await createTestDesk({ env: { DATA_DIR: disk.path } })
  const ask = await signedIn()
  const bytes = await largePhotograph(3000, 2000)
  const sendFrom = async (from: number) => {
    let received = from
    let answer
    do {
      const part = bytes.subarray(received, received + photographPartBytes)
      answer = await ask(`/photographs/${name}/parts/${received}`, part)
      if (answer.statusCode === 200) ({ received } = answer.json<SentPhotograph>())
    } while (answer.statusCode === 200 && !answer.json<SentPhotograph>().picture)
    return { received, answer }
  }
  await ask('/photographs', { name, size: bytes.length })
  disk.fill(1024)
  const { received, answer } = await sendFrom(0)
  expect(received).toBeGreaterThan(0)
  // Not one of the statuses on which a page gives up (desk/lib/photographs.ts).
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({
    words: 'The disk of the server is full. Nothing was lost. Tell the person who runs the server.',
  })
  disk.clear()
  expect((await ask('/photographs', { name, size: bytes.length })).json()).toMatchObject({ received })
  expect((await sendFrom(received)).answer.json()).toMatchObject({ picture: { width: 2600 } })
}, 60_000)
