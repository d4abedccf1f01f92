import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { photographName, photographPartBytes, type SentPhotograph } from '#contract/desk-photographs.ts'
import { beginSession } from '#server/desk/sessions.ts'
import { openTestContext } from '../support/app.ts'
import { createTestDesk, tara } from '../support/desk.ts'
import { freePort } from '../support/ports.ts'
import { passedOn } from '../support/server.ts'
import { mountSmallDisk } from '../support/small-disk.ts'
import { root } from '../support/source-files.ts'

const name = photographName('destinations/bali-indonesia.yaml', false)

/** As large as a phone's, in several parts: noise does not compress. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
}

it('loses no part of a photograph that had arrived, and makes a picture of it, however often the Desk is killed', async () => {
  const staff = `${tara.name} <${tara.address}>`
  const context = await openTestContext({ env: { DESK_STAFF: staff } })
  const { database, config } = context
  const token = await database
    .transaction()
    .execute((tx) => beginSession(tx, context, { address: tara.address, device: 'Firefox on Linux' }))
  const client = join(config.dataDir, 'pages')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>The Desk</title>')
  const bytes = await photograph(3000, 2000)
  expect(bytes.length).toBeGreaterThan(2 * photographPartBytes)

  const port = String(await freePort())
  const start = async () => {
    const desk = spawn(process.execPath, ['tests/support/desk-process.ts', client], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...passedOn(), DATA_DIR: config.dataDir, DESK_PORT: port, DESK_STAFF: staff },
    })
    const ended = once(desk, 'close')
    await once(desk.stdout, 'data')
    const kill = async () => {
      desk.kill('SIGKILL')
      await ended
    }
    onTestFinished(kill)
    return kill
  }
  const ask = async (path: string, body?: object | Buffer): Promise<SentPhotograph> => {
    const isPart = Buffer.isBuffer(body)
    const answer = await fetch(`http://localhost:${port}/api${path}`, {
      headers: {
        cookie: `desk=${token}`,
        origin: `http://localhost:${port}`,
        'content-type': isPart ? 'application/octet-stream' : 'application/json',
      },
      ...(body ? { method: 'POST', body: isPart ? new Uint8Array(body) : JSON.stringify(body) } : {}),
    })
    return (await answer.json()) as SentPhotograph
  }
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
  // Killed while a picture is made of it.
  const last = sendPart(received).catch(() => null)
  while ((await inDatabase()).received < bytes.length) await new Promise(setImmediate)
  await kill()
  expect(await last).toBeNull()
  expect((await inDatabase()).width).toBeNull()
  kill = await start()
  // Whoever looks at it next: the phone that sent it may be gone.
  expect((await ask(`/photographs/${name}`)).picture).toMatchObject({ width: 2600, height: 1733 })
  expect(await database.selectFrom('deskPhotographParts').selectAll().execute()).toEqual([])
}, 120_000)

it('says that the disk is full while a photograph arrives, keeps what had arrived, and goes on once there is room', async (test) => {
  const disk = mountSmallDisk(test, 24 * 1024)
  const { signedIn } = await createTestDesk({ env: { DATA_DIR: disk.path } })
  const ask = await signedIn()
  const bytes = await photograph(3000, 2000)
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
  // No status by which a page gives a photograph up (desk/lib/photographs.ts).
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({
    words: 'The disk of the server is full. Nothing was lost; tell the person who runs the server.',
  })
  disk.clear()
  expect((await ask('/photographs', { name, size: bytes.length })).json()).toMatchObject({ received })
  expect((await sendFrom(received)).answer.json()).toMatchObject({ picture: { width: 2600 } })
}, 60_000)
