import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { LocalCounters } from '#server/limits/counters.ts'

const windowMs = 60_000

/** The limit for all visitors together, as a multiple of the limit for one. */
export const visitorsAtOnce = 50

/**
 * Keeps a flood from many addresses out of the database and the agency's mailbox (contracts/email.md §6). Each server
 * counts its own messages, because a row that every message on every server updates would itself be a bottleneck.
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
