import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { LocalCounters } from '#server/limits/counters.ts'
import { clientKey } from '#server/plugins/client-key.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * A hook that limits how much one address may send in a minute and in a day, over all forms, so that no single address can
 * fill a small disk. Throws 429. Each server counts the day's messages itself, because another row to update with every message
 * would cost more than it saves.
 */
export function limitSender({ config, counters, clock }: Context) {
  const days = new LocalCounters(clock)
  const { limitPerMinute, limitPerDay } = config.mail
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const name = `messages from ${clientKey(request.ip)}`
    const minute = await counters.count(name, minuteMs)
    if (minute.count > limitPerMinute) refuse(reply, minute.remainingMs)
    const day = await days.count(name, dayMs)
    if (day.count > limitPerDay) refuse(reply, day.remainingMs)
  }
}

function refuse(reply: FastifyReply, remainingMs: number): never {
  reply.header('retry-after', Math.ceil(remainingMs / 1000))
  throw Object.assign(new Error('Too Many Requests'), { statusCode: 429 })
}
