import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { clientKey } from './client-key.ts'

/** Offers limits; each route says its own with `config: { rateLimit: { max, timeWindow } }`. */
export async function addRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => clientKey(request.ip),
    errorResponseBuilder: (_request, { statusCode }) =>
      Object.assign(new Error('Too Many Requests'), { statusCode }),
  })
}

/** Unknown paths below an API are throttled, so that nobody can try out names quickly. */
export function addThrottledNotFound(app: FastifyInstance): void {
  const limit = app.rateLimit({ max: 60, timeWindow: 60_000 })
  app.setNotFoundHandler({ preHandler: limit }, (_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not Found'),
  )
}
