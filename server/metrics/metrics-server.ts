import Fastify from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** A separate server, so that the site's address never shows metrics. It does not listen yet. */
export function createMetricsServer({ registry }: Metrics, log: FastifyBaseLogger): FastifyInstance {
  const server = Fastify({ requestTimeout: 10_000, bodyLimit: 1024 })
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  server.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not Found'))
  server.setErrorHandler((error, _request, reply) => {
    log.error({ err: error }, 'The metrics could not be collected')
    return reply.code(503).type('text/plain').send('Not available')
  })
  return server
}
