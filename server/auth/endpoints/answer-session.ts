import { authBasePath, type AuthSession } from '#contract/auth.ts'
import { signAccessToken } from '#server/auth/tokens/access-tokens.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { signRefreshToken } from '#server/auth/tokens/refresh-tokens.ts'
import type { LiveSession } from '#server/auth/tokens/sessions.ts'
import type { Account } from '#server/auth/tables.ts'
import { toUser } from '#server/auth/accounts/user.ts'

/** The answer to every kind of sign-in: a fresh access token beside the session's one active refresh token. */
export async function answerSession(
  { context, keys }: AuthDependencies,
  account: Account,
  session: LiveSession,
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
