import { connect, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { createTestConfig } from '../support/app.ts'

// Shorter limits than the server's own. The check every two seconds is the same.
const headersMs = 500
const requestMs = 1500
const lookRoundMs = 2000
/** Long enough for a busy machine. Without limits these clients would never stop. */
const slackMs = 5000

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = await createApp(await createTestConfig({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Sends these pieces one after another and reads until the server disconnects. */
async function talk(pieces: string[], gapMs: number) {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  const startedAt = performance.now()
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.setEncoding('utf8').on('data', (chunk: string) => (heard += chunk))
  socket.on('error', () => {})
  for (const piece of pieces) {
    if (socket.destroyed) break
    socket.write(piece)
    await wait(gapMs)
  }
  await ended
  return { heard, ms: performance.now() - startedAt }
}

const letters = (text: string) => Array.from({ length: 100 }, () => text)
const post =
  'POST /api/v1.0/email/send HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n'

it('has real limits of 10 s for headers and 30 s for a request', () => {
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([10_000, 30_000])
})

// Concurrent, because each only waits for the next check.
describe('a client that is slow on purpose', { concurrent: true }, () => {
  beforeAll(() => {
    app.server.headersTimeout = headersMs
    app.server.requestTimeout = requestMs
  })

  it('is disconnected during its headers, even if it sends them steadily', async () => {
    const slow = talk(['GET / HTTP/1.1\r\nhost: x\r\n', ...letters('x-slow: 1\r\n')], 100)
    const others = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/healthz`)),
    )
    expect(others.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const { heard, ms } = await slow
    expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(heard).toMatch(/\r\nx-content-type-options: nosniff\r\n/)
    expect(ms).toBeLessThan(headersMs + 2 * lookRoundMs + slackMs)
  })

  it.each(['/api/v1.0/email/send', '/api/v1.0/email/send-form', '/auth/v1/signup'])(
    'is disconnected during its body for %s',
    async (path) => {
      const head = post.replace('/api/v1.0/email/send', path)
      const { ms } = await talk([head, ...letters('x')], 100)
      expect(ms).toBeLessThan(requestMs + 2 * lookRoundMs + slackMs)
    },
  )

  it('is disconnected when it sends nothing', async () => {
    const { ms } = await talk([''], 0)
    expect(ms).toBeLessThan(headersMs + 2 * lookRoundMs + slackMs)
  })
})

describe('a client that sends invalid HTTP', () => {
  it.each([
    ['no HTTP', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n', 400],
    ['another protocol', 'EHLO mail.example\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx', 400],
    [
      'a length beside chunks, as smugglers do',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a line end inside a header', 'GET / HTTP/1.1\r\nhost: x\r\nx-a: b\rx-c: d\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['headers beyond 16 KB', `GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address beyond 16 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ])('gets one plain refusal for %s', async (_what, said, status) => {
    const { heard } = await talk([said], 0)
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(heard).not.toMatch(/\n\s+at /)
  })
})
