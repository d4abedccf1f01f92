import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { findAccountByEmail, lockAccount } from '#server/auth/accounts/accounts.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { parseEmail } from '#server/auth/accounts/email-address.ts'
import { AuthError } from '#server/auth/errors.ts'
import { inEvenTime } from './even-time.ts'
import {
  inSilence,
  isTooSoon,
  sendConfirmation,
  sendEmailChange,
  type LinkOptions,
} from '#server/auth/mails/send-mails.ts'
import { limitPerAddress } from './rate-limits.ts'
import { linkOptions } from '#server/auth/mails/link-options.ts'
import { codeChallengeFields, optionalText, readBody } from '#server/auth/request-input.ts'
import { emptyObjectSchema } from './response-schemas.ts'
import type { Account } from '#server/auth/tables.ts'

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
    const link = linkOptions(context.config, request, body)
    const email = parseEmail(body.email)
    const send = type === 'signup' ? sendConfirmationAgain : sendEmailChangeAgain
    return inEvenTime(async () => {
      const known = await findAccountByEmail(context.database, email)
      if (known === undefined) return {}
      const posting = context.database.transaction().execute(async (tx) => {
        const account = await lockAccount(tx, known.id)
        if (account !== undefined) await send(context, tx, account, link)
      })
      await inSilence(posting)
      return {}
    })
  })
}

async function sendConfirmationAgain(
  context: Context,
  tx: DatabaseTransaction,
  account: Account,
  link: LinkOptions,
): Promise<void> {
  if (account.emailConfirmedAt !== null || isTooSoon(context, account.confirmationSentAt)) return
  await sendConfirmation(context, tx, account, link)
}

async function sendEmailChangeAgain(
  context: Context,
  tx: DatabaseTransaction,
  account: Account,
  link: LinkOptions,
): Promise<void> {
  if (account.newEmail === null || isTooSoon(context, account.emailChangeSentAt)) return
  await sendEmailChange(context, tx, account, account.newEmail, link)
}
