import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthSession } from '#contract/auth.ts'
import { lockAccount, updateAccount } from '#server/auth/accounts/accounts.ts'
import { answerSession } from './answer-session.ts'
import { beginSession } from '#server/auth/tokens/begin-session.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { deviceOf } from './device.ts'
import { AuthError } from '#server/auth/errors.ts'
import { optionalText, readBody } from '#server/auth/request-input.ts'
import { findSignInCode, matchesVerifier, takeSignInCode } from '#server/auth/tokens/sign-in-codes.ts'

const bodySchema = z.object({ auth_code: optionalText, code_verifier: optionalText })

/** The second half of the PKCE flow: the code from the link with the verifier that stayed in the browser. */
export async function grantForSignInCode(
  dependencies: AuthDependencies,
  request: FastifyRequest,
): Promise<AuthSession> {
  const { database, clock } = dependencies.context
  const { auth_code: authCode, code_verifier: verifier } = readBody(request, bodySchema)
  if (!authCode || !verifier)
    throw new AuthError('validation_failed', {
      message: 'invalid request: both auth code and code verifier should be non-empty',
    })
  const now = clock.now()
  // A refusal rolls back, so a wrong verifier does not use up another person's code.
  const { account, session } = await database.transaction().execute(async (tx) => {
    const code = await findSignInCode(tx, authCode)
    if (code === undefined) throw new AuthError('flow_state_not_found')
    await lockAccount(tx, code.accountId)
    if (!(await takeSignInCode(tx, code))) throw new AuthError('flow_state_not_found')
    if (code.expiresAt <= now) throw new AuthError('flow_state_expired')
    if (!matchesVerifier(code, verifier)) throw new AuthError('bad_code_verifier')
    const account = await updateAccount(tx, code.accountId, { lastSignInAt: now }, now)
    const session = await beginSession(dependencies.context, tx, {
      account,
      kind: 'sign_in',
      openedBy: code.openedBy,
      device: deviceOf(request),
      now,
      viaExchange: true,
    })
    return { account, session }
  })
  return answerSession(dependencies, account, session)
}
