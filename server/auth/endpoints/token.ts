import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthSession } from '#contract/auth.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { findAccount, findAccountByEmail } from '#server/auth/accounts/accounts.ts'
import { answerSession } from './answer-session.ts'
import { beginSession } from '#server/auth/tokens/begin-session.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { deviceOf } from './device.ts'
import { normaliseEmail } from '#server/auth/accounts/email-address.ts'
import { AuthError } from '#server/auth/errors.ts'
import { grantForSignInCode } from './exchange-code.ts'
import { verifyPassword, weakPasswordNotice } from '#server/auth/accounts/passwords.ts'
import { countSignIn, limitTokens } from './rate-limits.ts'
import { parseRefreshToken } from '#server/auth/tokens/refresh-tokens.ts'
import { optionalText, readBody, readQuery } from '#server/auth/request-input.ts'
import { sessionSchema } from './response-schemas.ts'
import { rotate } from '#server/auth/tokens/rotate.ts'

export function token(app: FastifyInstance, dependencies: AuthDependencies): void {
  const options = { onRequest: limitTokens(app), schema: { response: { 200: sessionSchema } } }
  app.post('/token', options, (request) => {
    const grant = readQuery(request, 'grant_type')
    if (grant === 'password') return grantForPassword(dependencies, request)
    if (grant === 'refresh_token') return grantForRefreshToken(dependencies, request)
    if (grant === 'pkce') return grantForSignInCode(dependencies, request)
    throw new AuthError('invalid_credentials', { message: 'unsupported_grant_type' })
  })
}

const passwordBody = z.object({ email: optionalText, phone: optionalText, password: optionalText })

async function grantForPassword(
  dependencies: AuthDependencies,
  request: FastifyRequest,
): Promise<AuthSession> {
  const { context } = dependencies
  const { email, phone, password } = readBody(request, passwordBody)
  if (!email && !phone) throw new AuthError('validation_failed', { message: 'missing email or phone' })
  if (!email) throw new AuthError('phone_provider_disabled')
  const known = await findAccountByEmail(context.database, normaliseEmail(email))
  await countSignIn(context, email)
  const matches = await verifyPassword(context.passwordHasher, known?.passwordHash, password ?? '')
  const now = context.clock.now()
  const device = deviceOf(request)
  const refuse = async (code: 'invalid_credentials' | 'email_not_confirmed'): Promise<never> => {
    const accountId = known?.id ?? null
    await recordAudit(context.database, { at: now, kind: 'sign_in_failed', accountId, device, detail: code })
    throw new AuthError(code)
  }
  if (!matches || known === undefined || password === undefined) return refuse('invalid_credentials')
  if (known.emailConfirmedAt === null && context.config.auth.mode !== 'deferred')
    return refuse('email_not_confirmed')
  const { account, session } = await context.database.transaction().execute(async (tx) => {
    // Only if the password just checked is still the account's: a change of password ends every other session.
    const signedIn = await tx
      .updateTable('accounts')
      .set({ lastSignInAt: now, updatedAt: now })
      .where('id', '=', known.id)
      .where('passwordHash', '=', known.passwordHash)
      .returningAll()
      .executeTakeFirst()
    if (signedIn === undefined) throw new AuthError('invalid_credentials')
    const session = await beginSession(context, tx, {
      account: signedIn,
      kind: 'sign_in',
      openedBy: 'password',
      device,
      now,
    })
    return { account: signedIn, session }
  })
  return {
    ...(await answerSession(dependencies, account, session)),
    ...weakPasswordNotice(context.config.auth, password, account.email),
  }
}

const dayMs = 24 * 60 * 60_000

const refreshBody = z.object({ refresh_token: optionalText })

async function grantForRefreshToken(
  dependencies: AuthDependencies,
  request: FastifyRequest,
): Promise<AuthSession> {
  const { context } = dependencies
  const refreshToken = parseRefreshToken(readBody(request, refreshBody).refresh_token ?? '')
  if (refreshToken === undefined) throw new AuthError('refresh_token_not_found')
  const timing = {
    now: context.clock.now(),
    reuseWindowMs: context.config.auth.reuseWindowSeconds * 1000,
    idleMs: context.config.keep.idleSessionsDays * dayMs,
  }
  // Refused only after the commit: throwing inside would bring the ended session back.
  const rotation = await context.database.transaction().execute((tx) => rotate(tx, refreshToken, timing))
  if (rotation.outcome === 'unknown') throw new AuthError('refresh_token_not_found')
  if (rotation.outcome === 'idle') throw new AuthError('session_expired')
  if (rotation.outcome === 'reused') throw new AuthError('refresh_token_already_used')
  const account = await findAccount(context.database, rotation.session.accountId)
  if (account === undefined) throw new AuthError('refresh_token_not_found')
  return answerSession(dependencies, account, rotation.session)
}
