import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '#server/context.ts'
import { readDisk } from './disk.ts'

/** A database that does not answer within this time is treated as unreachable. */
const patienceMs = 5_000

/**
 * For monitoring. /livez: the process answers, and a restart would fix nothing. /readyz: it can
 * work, is not stopping, and has room on its disk. /healthz: its database answers, for people.
 */
export function addHealth(app: FastifyInstance, { config, database, log }: Context): void {
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
    if (!(await answers())) return unwell(reply, 'the database does not answer')
    const disk = await readDisk(config.dataDir).catch(() => undefined)
    if (disk?.isFull) return unwell(reply, 'the disk is full')
    return disk?.isNearlyFull ? { status: 'ok', warning: 'the disk is nearly full' } : { status: 'ok' }
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
