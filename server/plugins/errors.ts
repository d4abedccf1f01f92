import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { securityHeaders } from './security-headers.ts'

/** What the caller did wrong is said; what went wrong here is logged and not said. */
export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return answer(reply, status, error.message)
    request.log.error({ err: error, req: request }, 'A request failed')
    return answer(reply, 500, 'Internal Server Error')
  })
}

/** Addresses that cannot be decoded never reach a route. */
export function answerBadUrl(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders)
  void answer(reply, error.statusCode ?? 400, 'Bad Request')
}

const lines: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** What is no HTTP, has too many headers or comes too slowly never becomes a request. */
export function answerBadConnection(error: ConnectionError, socket: Socket): void {
  const line = lines[error.code ?? ''] ?? '400 Bad Request'
  const headers = Object.entries({
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
  })
  // Somebody who hung up hears nothing, and an answer that has begun must not be broken into.
  if (error.code !== 'ECONNRESET' && socket.writable && socket.bytesWritten === 0)
    socket.write(
      `HTTP/1.1 ${line}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${line}`,
    )
  socket.destroy(error)
}

function answer(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(message)
}
