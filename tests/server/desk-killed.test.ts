import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { beginSession } from '#server/desk/sessions.ts'
import { openTestContext } from '../support/app.ts'
import { tara } from '../support/desk.ts'
import { enquire } from '../support/enquiries.ts'
import { freePort } from '../support/ports.ts'
import { passedOn } from '../support/server.ts'
import { root } from '../support/source-files.ts'

it('loses no reply that the Desk said was sent, and sends none twice, however often it is killed', async () => {
  const staff = `${tara.name} <${tara.address}>`
  const context = await openTestContext({ env: { DESK_STAFF: staff } })
  const { database, config } = context
  const token = await database
    .transaction()
    .execute((tx) => beginSession(tx, context, { address: tara.address, device: 'Firefox on Linux' }))
  const client = join(config.dataDir, 'pages')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>The Desk</title>')
  const ids: string[] = []
  for (let count = 0; count < 12; count += 1) ids.push(await enquire(context, { item_name: `Trip ${count}` }))

  const acknowledged: string[] = []
  for (let kill = 0; kill < 5; kill += 1) {
    const port = await freePort()
    const desk = spawn(process.execPath, ['tests/support/desk-process.ts', client], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...passedOn(), DATA_DIR: config.dataDir, DESK_PORT: String(port), DESK_STAFF: staff },
    })
    const ended = new Promise((resolve) => desk.once('close', resolve))
    await new Promise((resolve) => desk.stdout.once('data', resolve))
    const ask = (path: string, body?: object) =>
      fetch(`http://localhost:${port}/api${path}`, {
        headers: {
          cookie: `desk=${token}`,
          origin: `http://localhost:${port}`,
          'content-type': 'application/json',
        },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      })
    let answered = 0
    const write = async (id: string) => {
      try {
        for (;;) {
          const { version } = (await (await ask(`/enquiries/${id}`)).json()) as { version: number }
          const reply = randomUUID()
          const answer = await ask('/enquiries/reply', { id, version, reply, words: 'Yes.' })
          if (answer.status === 200) acknowledged.push(reply)
          answered += 1
          // After some answers, while others are under way: no clock decides.
          if (answered === 15 + 4 * kill) desk.kill('SIGKILL')
        }
      } catch {
        // It is gone.
      }
    }
    await Promise.all(ids.map(write))
    await ended
  }
  expect(acknowledged.length).toBeGreaterThan(50)
  const replies = await database
    .selectFrom('enquiryReplies')
    .leftJoin('messages', 'messages.id', 'enquiryReplies.mailId')
    .select(['enquiryReplies.id', 'enquiryReplies.enquiryId', 'messages.id as mail'])
    .execute()
  const kept = new Set(replies.map(({ id }) => id))
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  expect(replies.filter(({ mail }) => mail === null)).toEqual([])
  const mails = await database.selectFrom('messages').select('id').where('kind', '=', 'reply').execute()
  expect(mails).toHaveLength(replies.length)
  const answered = await database
    .selectFrom('enquiryWork')
    .select('enquiryId')
    .where('state', '=', 'answered')
    .execute()
  expect(new Set(answered.map(({ enquiryId }) => enquiryId))).toEqual(
    new Set(replies.map(({ enquiryId }) => enquiryId)),
  )
}, 60_000)
