import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { LocalCounters } from '#server/limits/counters.ts'

const windowMs = 60_000

/** How many visitors' limits all visitors together may use up in a minute. */
export const visitorsAtOnce = 50

/**
 * Keeps a flood from many addresses out of the database and the agency's mailbox (contracts/email.md §6). Each server
 * counts for itself: a row that every message of every server has to change would itself be a bottleneck.
 */
export function limitEverybody(app: FastifyInstance, { clock, config }: Context): void {
  const counters = new LocalCounters(clock)
  const most = config.mail.limitPerMinute * visitorsAtOnce
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST') return
    const { count, remainingMs } = await counters.count('messages of everybody', windowMs)
    if (count <= most) return
    reply.header('retry-after', Math.ceil(remainingMs / 1000))
    throw Object.assign(new Error('Too Many Requests'), { statusCode: 429 })
  })
}
