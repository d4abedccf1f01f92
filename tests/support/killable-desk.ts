import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { beginSession } from '#server/desk/sessions.ts'
import { openTestContext } from './app.ts'
import { tara } from './desk.ts'
import { freePort } from './ports.ts'
import { passedOn } from './server.ts'
import { root } from './source-files.ts'

/** The Desk as a separate process on one database and port for the whole test, with Tara signed in. */
export async function openKillableDesk() {
  const staff = `${tara.name} <${tara.address}>`
  const context = await openTestContext({ env: { DESK_STAFF: staff } })
  const { database, config } = context
  const token = await database
    .transaction()
    .execute((tx) => beginSession(tx, context, { address: tara.address, device: 'Firefox on Linux' }))
  const client = join(config.dataDir, 'pages')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>The Desk</title>')
  const port = String(await freePort())
  const origin = `http://localhost:${port}`

  /** Starts it, also after a kill. */
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
  const ask = (path: string, body?: object | Buffer): Promise<Response> => {
    const isPart = Buffer.isBuffer(body)
    return fetch(`${origin}/api${path}`, {
      headers: {
        cookie: `desk=${token}`,
        origin,
        'content-type': isPart ? 'application/octet-stream' : 'application/json',
      },
      ...(body ? { method: 'POST', body: isPart ? new Uint8Array(body) : JSON.stringify(body) } : {}),
    })
  }
  return { context, start, ask }
}
