import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findAccountByEmail, lockAccount } from '#server/auth/accounts/accounts.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { parseEmail } from '#server/auth/accounts/email-address.ts'
import { AuthError } from '#server/auth/errors.ts'
import { inEvenTime } from './even-time.ts'
import { inSilence, isTooSoon, sendRecovery } from '#server/auth/mails/send-mails.ts'
import { limitPerAddress } from './rate-limits.ts'
import { linkOptions } from '#server/auth/mails/link-options.ts'
import { codeChallengeFields, optionalText, readBody } from '#server/auth/request-input.ts'
import { emptyObjectSchema } from './response-schemas.ts'

const bodySchema = z.object({ email: optionalText, ...codeChallengeFields })

/** Gives the same answer for every address, even within the minute after a mail, so that strangers cannot find out who has an account. */
export function recover(app: FastifyInstance, { context }: AuthDependencies): void {
  const options = { config: limitPerAddress(30), schema: { response: { 200: emptyObjectSchema } } }
  app.post('/recover', options, async (request) => {
    const body = readBody(request, bodySchema)
    if (!body.email)
      throw new AuthError('validation_failed', { message: 'Password recovery requires an email' })
    const link = linkOptions(context.config, request, body)
    const email = parseEmail(body.email)
    return inEvenTime(async () => {
      const known = await findAccountByEmail(context.database, email)
      if (known === undefined) return {}
      const posting = context.database.transaction().execute(async (tx) => {
        const account = await lockAccount(tx, known.id)
        if (account === undefined || isTooSoon(context, account.recoverySentAt)) return
        await sendRecovery(context, tx, account, link)
      })
      await inSilence(posting)
      return {}
    })
  })
}
