import { authBasePath, type AuthSession } from '#contract/auth.ts'
import { signAccessToken } from './access-tokens.ts'
import type { AuthDependencies } from './dependencies.ts'
import { signRefreshToken } from './refresh-tokens.ts'
import type { Account, Session } from './tables.ts'
import { toUser } from './user.ts'

/** The answer to every kind of sign-in: a fresh access token beside the session's one active refresh token. */
export async function answerSession(
  { context, keys }: AuthDependencies,
  account: Account,
  session: Session,
): Promise<AuthSession> {
  const { accessTokenSeconds } = context.config.auth
  const issuedAt = Math.floor(context.clock.now() / 1000)
  const expiresAt = issuedAt + accessTokenSeconds
  const issuer = `${context.config.siteUrl}${authBasePath}`
  return {
    access_token: await signAccessToken(keys, account, session, { issuer, issuedAt, expiresAt }),
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: signRefreshToken(session, session.refreshCounter),
    user: toUser(account),
  }
}
