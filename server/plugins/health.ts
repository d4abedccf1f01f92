import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'

/** For whatever watches the server: it is well when its database answers. */
export function addHealth(app: FastifyInstance, { database, log }: Context): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await sql`select 1`.execute(database)
      return { status: 'ok' }
    } catch (error) {
      log.error({ err: error }, 'The database does not answer')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
}
