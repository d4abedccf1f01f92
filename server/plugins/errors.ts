import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

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
  reply.header('x-content-type-options', 'nosniff')
  void answer(reply, error.statusCode ?? 400, 'Bad Request')
}

function answer(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(message)
}
