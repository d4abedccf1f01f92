import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { shapeOf } from '#catalogue/build/page-value.ts'
import { deskApi } from '#contract/desk.ts'
import { hereEveryMs, type Others } from '#contract/desk-pages.ts'
import type { Context } from '#server/context.ts'
import { sessionOf } from '#server/desk/guard.ts'
import { readBody, Refused } from '#server/desk/refused.ts'
import { personOf } from '#server/desk/staff.ts'

/** A browser without a request for this long has left. Two of its requests may be lost. */
const goneAfterMs = 3 * hereEveryMs
const typingForMs = 30_000

const here = z.object({
  file: z.string().check(z.maxLength(120)),
  /** When something was last typed. Null if nothing was. */
  idleMs: z.nullable(z.number().check(z.nonnegative())),
  isLeaving: z.optional(z.boolean()),
})

/** Shows people who have the same page open to each other. It locks nothing. */
export function addPresence(app: FastifyInstance, { database, clock, config }: Context): void {
  app.post(`${deskApi}/page/here`, async (request): Promise<Others> => {
    const { file, idleMs, isLeaving } = readBody(here, request.body)
    const { address } = sessionOf(request).person
    if (!shapeOf(file)) throw new Refused(404, 'This page does not exist any more.')
    const now = clock.now()
    await database
      .deleteFrom('deskPresence')
      .where((row) =>
        row.or([
          row('seenAt', '<=', now - goneAfterMs),
          ...(isLeaving ? [row.and([row('file', '=', file), row('address', '=', address)])] : []),
        ]),
      )
      .execute()
    if (isLeaving) return []
    const own = { file, address, seenAt: now, typedAt: idleMs === null ? null : now - idleMs }
    await database
      .insertInto('deskPresence')
      .values(own)
      .onConflict((conflict) => conflict.columns(['file', 'address']).doUpdateSet(own))
      .execute()
    const others = await database
      .selectFrom('deskPresence')
      .select(['address', 'typedAt'])
      .where('file', '=', file)
      .where('address', '!=', address)
      .orderBy('address')
      .execute()
    return others.map((other) => ({
      name: personOf(config, other.address)?.name ?? other.address,
      isTyping: other.typedAt !== null && other.typedAt > now - typingForMs,
    }))
  })
}
