import type { FastifyInstance } from 'fastify'
import { lockAccount } from '#server/auth/accounts/accounts.ts'
import { authenticate } from './authenticate.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { AuthError } from '#server/auth/errors.ts'
import { assertNotTooSoon, sendReauthentication } from '#server/auth/mails/send-mails.ts'
import { limitPerAddress } from './rate-limits.ts'
import { emptyObjectSchema } from './response-schemas.ts'

/** Mails the code that PUT /user takes as `nonce`. */
export function reauthenticate(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { context } = dependencies
  const options = {
    config: limitPerAddress(30),
    schema: { response: { 200: emptyObjectSchema } },
    // It sends a mail, so HEAD must not run it.
    exposeHeadRoute: false,
  }
  app.get('/reauthenticate', options, async (request) => {
    const { account } = await authenticate(dependencies, request)
    if (account.emailConfirmedAt === null)
      throw new AuthError('email_not_confirmed', {
        message: 'Please verify your email first.',
        status: 422,
      })
    await context.database.transaction().execute(async (tx) => {
      const current = await lockAccount(tx, account.id)
      if (current === undefined) throw new AuthError('user_not_found')
      assertNotTooSoon(context, current.reauthenticationSentAt)
      await sendReauthentication(context, tx, current)
    })
    return {}
  })
}
