import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable, retryAfterSeconds } from '#server/database/unavailable.ts'
import { Overloaded } from '#server/limits/turnstile.ts'
import { securityHeaders } from './security-headers.ts'

/** The answer names a caller's mistake. Our own failures are logged and not shown. */
export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return answer(reply, status, error.message)
    logFailure(request, error, 'A request failed')
    const failure = describeFailure(error)
    return answer(reply.headers(failure.headers), failure.status, failure.message)
  })
}

/** The answer to a failure of ours. Retrying helps if the database was down or the server was overloaded. */
export function describeFailure(error: unknown) {
  return isNotNow(error)
    ? { status: 503, message: 'Service Unavailable', headers: { 'retry-after': retryAfterSeconds } }
    : { status: 500, message: 'Internal Server Error', headers: {} }
}

/** A visitor who disconnects during a request is not a failure of ours, and would fill the log. */
export function logFailure(request: FastifyRequest, error: unknown, message: string): void {
  const { code } = error as { code?: unknown }
  const hasHungUp = code === 'ECONNRESET' && !isNotNow(error) && request.raw.socket.destroyed
  if (!hasHungUp) request.log.error({ err: error, req: request }, message)
}

const isNotNow = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || error instanceof Overloaded

/** Addresses that cannot be decoded never reach a route. */
export function answerBadUrl(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders)
  void answer(reply, error.statusCode ?? 400, 'Bad Request')
}

const lines: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Input that is not HTTP, has too many headers or comes too slowly never becomes a request. */
export function answerBadConnection(error: ConnectionError, socket: Socket): void {
  const line = lines[error.code ?? ''] ?? '400 Bad Request'
  const headers = Object.entries({
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
  })
  // The client has disconnected, or the answer has begun and must not be interrupted.
  if (error.code !== 'ECONNRESET' && socket.writable && socket.bytesWritten === 0)
    socket.write(
      `HTTP/1.1 ${line}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${line}`,
    )
  socket.destroy(error)
}

function answer(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(message)
}
