import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { findAccountByEmail, lockAccount } from './accounts.ts'
import type { AuthDependencies } from './dependencies.ts'
import { parseEmail } from './email-address.ts'
import { AuthError } from './errors.ts'
import { inEvenTime } from './even-time.ts'
import { isTooSoon, postConfirmation, postEmailChange, type LinkWish } from './post.ts'
import { limitPerAddress } from './rate-limits.ts'
import { linkWish } from './link-wish.ts'
import { codeChallengeFields, optionalText, readBody } from './request-input.ts'
import { emptyObjectSchema } from './response-schemas.ts'
import type { Account } from './tables.ts'

const bodySchema = z.object({ type: optionalText, email: optionalText, ...codeChallengeFields })

/** Answers the same whether or not there was anything to send again. */
export function resend(app: FastifyInstance, { context }: AuthDependencies): void {
  const options = { config: limitPerAddress(30), schema: { response: { 200: emptyObjectSchema } } }
  app.post('/resend', options, async (request) => {
    const body = readBody(request, bodySchema)
    const { type } = body
    if (type !== 'signup' && type !== 'email_change')
      throw new AuthError('validation_failed', {
        message: 'Missing one of these types: signup, email_change',
      })
    if (!body.email)
      throw new AuthError('validation_failed', { message: 'Type provided requires an email address' })
    const wish = linkWish(context.config, request, body)
    const email = parseEmail(body.email)
    const send = type === 'signup' ? sendConfirmationAgain : sendEmailChangeAgain
    return inEvenTime(async () => {
      const known = await findAccountByEmail(context.database, email)
      if (known === undefined) return {}
      await context.database.transaction().execute(async (tx) => {
        const account = await lockAccount(tx, known.id)
        if (account !== undefined) await send(context, tx, account, wish)
      })
      return {}
    })
  })
}

async function sendConfirmationAgain(
  context: Context,
  tx: DatabaseTransaction,
  account: Account,
  wish: LinkWish,
): Promise<void> {
  if (account.emailConfirmedAt !== null || isTooSoon(context, account.confirmationSentAt)) return
  await postConfirmation(context, tx, account, wish)
}

async function sendEmailChangeAgain(
  context: Context,
  tx: DatabaseTransaction,
  account: Account,
  wish: LinkWish,
): Promise<void> {
  if (account.newEmail === null || isTooSoon(context, account.emailChangeSentAt)) return
  await postEmailChange(context, tx, account, account.newEmail, wish)
}
