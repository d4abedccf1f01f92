import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'

const mostBytes = 32 * 1024 * 1024
const mostMs = 5000

/**
 * Reads the rest of a body that is refused for its length before the refusal is sent. A connection that is closed
 * while the client is still sending loses the answer: a browser shows a failed request, and a proxy answers 502.
 */
export function addUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    if (reply.statusCode === 413 && !raw.complete) void takeIn(raw, done)
    else done()
  })
}

/** Reads to the end of the body within limits of time and length. Beyond them the connection may break after all. */
async function takeIn(body: IncomingMessage, done: () => void): Promise<void> {
  const enough = new AbortController()
  const timer = setTimeout(() => enough.abort(), mostMs)
  let bytes = 0
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > mostBytes) enough.abort()
  })
  try {
    await finished(body, { signal: enough.signal, writable: false })
  } catch {
    // The client disconnected, or a limit was reached.
  } finally {
    clearTimeout(timer)
    done()
  }
}
