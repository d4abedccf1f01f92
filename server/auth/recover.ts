import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findAccountByEmail, lockAccount } from './accounts.ts'
import type { AuthDependencies } from './dependencies.ts'
import { parseEmail } from './email-address.ts'
import { AuthError } from './errors.ts'
import { inEvenTime } from './even-time.ts'
import { isTooSoon, postRecovery } from './post.ts'
import { limitPerAddress } from './rate-limits.ts'
import { linkWish } from './link-wish.ts'
import { codeChallengeFields, optionalText, readBody } from './request-input.ts'
import { emptyObjectSchema } from './response-schemas.ts'

const bodySchema = z.object({ email: optionalText, ...codeChallengeFields })

/** Answers the same for every address, also within the minute after a mail: strangers must not learn who has an account. */
export function recover(app: FastifyInstance, { context }: AuthDependencies): void {
  const options = { config: limitPerAddress(30), schema: { response: { 200: emptyObjectSchema } } }
  app.post('/recover', options, async (request) => {
    const body = readBody(request, bodySchema)
    if (!body.email)
      throw new AuthError('validation_failed', { message: 'Password recovery requires an email' })
    const wish = linkWish(context.config, request, body)
    const email = parseEmail(body.email)
    return inEvenTime(async () => {
      const known = await findAccountByEmail(context.database, email)
      if (known === undefined) return {}
      await context.database.transaction().execute(async (tx) => {
        const account = await lockAccount(tx, known.id)
        if (account === undefined || isTooSoon(context, account.recoverySentAt)) return
        await postRecovery(context, tx, account, wish)
      })
      return {}
    })
  })
}
