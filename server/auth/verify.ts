import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuthSession } from '#contract/auth.ts'
import { answerSession } from './answer-session.ts'
import type { AuthDependencies } from './dependencies.ts'
import { normaliseEmail } from './email-address.ts'
import { AuthError } from './errors.ts'
import { inEvenTime } from './even-time.ts'
import { limitPerAddress } from './rate-limits.ts'
import { pkcePrefix } from './one-time-tokens.ts'
import {
  assertVerificationType,
  redeemCode,
  redeemLink,
  redeemLinkToken,
  type NotYet,
  type SignedIn,
} from './redeem.ts'
import { chooseRedirect, wantedRedirect } from './redirects.ts'
import { optionalText, readBody, readQuery } from './request-input.ts'
import { sessionOrMessageSchema } from './response-schemas.ts'

const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
const linkExpired = 'Email link is invalid or has expired'

/** For links in mails: always ends on a page of the site, which finds the outcome in the fragment. */
export function verifyLink(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { context } = dependencies
  // Mail scanners probe links with HEAD, and a link works once: HEAD must not run this.
  const options = { config: limitPerAddress(30), exposeHeadRoute: false }
  app.get('/verify', options, async (request, reply) => {
    const linkToken = readQuery(request, 'token')
    const type = readQuery(request, 'type')
    if (linkToken === undefined || type === undefined)
      throw new AuthError('validation_failed', {
        message: `Verify requires a ${type === undefined ? 'verification type' : 'token'}`,
      })
    assertVerificationType(type)
    const redirectTo = chooseRedirect(context.config, wantedRedirect(request))
    const redeemed = await redeemLink(context, type, linkToken).catch(asRefusal)
    if (!(redeemed instanceof AuthError) && redeemed.outcome === 'code')
      return reply.redirect(withQuery(redirectTo, { code: redeemed.code }), 303)
    const outcome = await describeOutcome(dependencies, redeemed, type)
    // The client of the PKCE flow reads the query.
    const target = linkToken.startsWith(pkcePrefix) ? withQuery(redirectTo, outcome) : redirectTo
    return reply.redirect(`${target}#${new URLSearchParams(outcome).toString()}`, 303)
  })
}

function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

function asRefusal(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  throw error
}

async function describeOutcome(
  dependencies: AuthDependencies,
  redeemed: SignedIn | NotYet | AuthError,
  type: string,
): Promise<Record<string, string>> {
  if (redeemed instanceof AuthError) return refusal(redeemed.code, redeemed.message)
  if (redeemed.outcome === 'refused') return refusal('otp_expired', linkExpired)
  if (redeemed.outcome === 'half') return { message: halfDone, sb: '' }
  const session = await answerSession(dependencies, redeemed.account, redeemed.session)
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    type,
  }
}

function refusal(code: string, description: string): Record<string, string> {
  return { error: 'access_denied', error_code: code, error_description: description, sb: '' }
}

const bodySchema = z.object({
  type: optionalText,
  email: optionalText,
  token: optionalText,
  token_hash: optionalText,
  redirect_to: optionalText,
})

/** For scripts: the six digits with the address they were mailed to, or the token of a link. */
export function verifyCode(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { context } = dependencies
  const options = { config: limitPerAddress(30), schema: { response: { 200: sessionOrMessageSchema } } }
  app.post('/verify', options, async (request): Promise<AuthSession | { msg: string; code: string }> => {
    const {
      type,
      email,
      token: code,
      token_hash: linkToken,
      redirect_to: redirectTo,
    } = readBody(request, bodySchema)
    if (!type) throw new AuthError('validation_failed', { message: 'Verify requires a verification type' })
    assertVerificationType(type)
    if (!code === !linkToken)
      throw new AuthError('validation_failed', {
        message: 'Verify requires either a token or a token hash',
      })
    if (linkToken && (email || redirectTo))
      throw new AuthError('validation_failed', {
        message: 'Only the token_hash and type should be provided',
      })
    if (code && !email)
      throw new AuthError('validation_failed', {
        message: 'Only an email address or phone number should be provided on verify',
      })
    const redeemed = linkToken
      ? await redeemLinkToken(context, type, linkToken)
      : await inEvenTime(() => redeemCode(context, type, normaliseEmail(email ?? ''), code ?? ''))
    if (redeemed.outcome === 'refused')
      throw new AuthError('otp_expired', linkToken ? { message: linkExpired } : {})
    if (redeemed.outcome === 'half') return { msg: halfDone, code: '200' }
    return answerSession(dependencies, redeemed.account, redeemed.session)
  })
}
