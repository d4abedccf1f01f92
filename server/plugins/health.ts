import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../context.ts'

/** A database that says nothing for so long counts as away. */
const patienceMs = 5_000

/**
 * For whatever watches the server. /livez: the process answers, and restarting it would mend nothing. /readyz: it can
 * work, and wants to. /healthz: its database answers, as a person asks.
 */
export function addHealth(app: FastifyInstance, { database, log }: Context): void {
  const answers = async () => {
    try {
      await answerInTime(sql`select 1`.execute(database))
      return true
    } catch (error) {
      log.error({ err: error }, 'The database does not answer')
      return false
    }
  }
  const unwell = (reply: FastifyReply, status: string) => reply.code(503).send({ status })
  const noStore = {
    onRequest: async (_request: unknown, reply: FastifyReply) =>
      void reply.header('cache-control', 'no-store'),
  }

  app.get('/livez', noStore, async () => ({ status: 'ok' }))
  app.get('/healthz', noStore, async (_request, reply) =>
    (await answers()) ? { status: 'ok' } : unwell(reply, 'the database does not answer'),
  )
  app.get('/readyz', noStore, async (_request, reply) => {
    if (app.draining.isBegun) return unwell(reply, 'stopping')
    return (await answers()) ? { status: 'ok' } : unwell(reply, 'the database does not answer')
  })
}

async function answerInTime(question: Promise<unknown>): Promise<void> {
  const inTime = new AbortController()
  const late = wait(patienceMs, undefined, { signal: inTime.signal }).then(() => {
    throw new Error(`No answer in ${patienceMs} ms`)
  })
  try {
    await Promise.race([question, late])
  } finally {
    inTime.abort()
    late.catch(() => {})
  }
}
