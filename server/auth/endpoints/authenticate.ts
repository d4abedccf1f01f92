import type { FastifyRequest } from 'fastify'
import { verifyAccessToken } from '#server/auth/tokens/access-tokens.ts'
import { findAccount } from '#server/auth/accounts/accounts.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { AuthError } from '#server/auth/errors.ts'
import { findSession } from '#server/auth/tokens/sessions.ts'
import type { Account, Session } from '#server/auth/tables.ts'

/** Who is calling. The rows are read on every call, so that signing out ends access at once, not when the token expires. */
export async function authenticate(
  { context, keys }: AuthDependencies,
  request: FastifyRequest,
): Promise<{ account: Account; session: Session }> {
  const [, accessToken] = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (accessToken === undefined) throw new AuthError('no_authorization')
  const { accountId, sessionId } = await verifyAccessToken(keys, accessToken, context.clock.now())
  const account = await findAccount(context.database, accountId)
  if (account === undefined) throw new AuthError('user_not_found')
  const session = await findSession(context.database, sessionId)
  if (session?.accountId !== account.id) throw new AuthError('session_not_found')
  return { account, session }
}
