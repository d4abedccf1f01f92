import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuthSession } from '#contract/auth.ts'
import { answerSession } from './answer-session.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { deviceOf } from './device.ts'
import { parseEmail } from '#server/auth/accounts/email-address.ts'
import { AuthError } from '#server/auth/errors.ts'
import { inEvenTime } from './even-time.ts'
import { limitPerAddress } from './rate-limits.ts'
import { pkcePrefix } from '#server/auth/tokens/one-time-tokens.ts'
import {
  isVerificationType,
  redeemCode,
  redeemLink,
  redeemLinkToken,
  type CodeToExchange,
  type NotYet,
  type SignedIn,
  type Visit,
} from './redeem.ts'
import { chooseRedirect, wantedRedirect } from '#server/auth/mails/redirects.ts'
import { optionalText, readBody, readFirst, readQuery } from '#server/auth/request-input.ts'
import { sessionOrMessageSchema } from './response-schemas.ts'

const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
const linkExpired = 'Email link is invalid or has expired'

/**
 * The original's link: ends on a page of the site, which finds the outcome in the fragment. Our own mails lead to
 * `confirm.ts` instead, because following a link by GET uses it up here.
 */
export function verifyLink(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { context } = dependencies
  // Mail scanners probe links with HEAD, and a link works once: HEAD must not run this.
  const options = { config: limitPerAddress(30), exposeHeadRoute: false }
  app.get('/verify', options, async (request, reply) => {
    const linkToken = readFirst(request, 'token')
    const type = readQuery(request, 'type')
    if (linkToken === undefined || type === undefined)
      throw new AuthError('validation_failed', {
        message: `Verify requires a ${type === undefined ? 'verification type' : 'token'}`,
      })
    const visit: Visit = { device: deviceOf(request), ownership: 'not asked' }
    const redirectTo = chooseRedirect(context.config, wantedRedirect(request))
    const redeemed = isVerificationType(type)
      ? await redeemLink(context, type, linkToken, visit).catch(asRefusal)
      : new AuthError('validation_failed', { message: 'Invalid email verification type' })
    return reply.redirect(await addressFor(dependencies, redeemed, { type, linkToken, redirectTo }), 303)
  })
}

/** Where a followed link ends: the requested page, with the outcome where the client expects it. */
export async function addressFor(
  dependencies: AuthDependencies,
  redeemed: SignedIn | CodeToExchange | NotYet | AuthError,
  { type, linkToken, redirectTo }: { type: string; linkToken: string; redirectTo: string },
): Promise<string> {
  if (!(redeemed instanceof AuthError) && redeemed.outcome === 'code')
    return withQuery(redirectTo, { code: redeemed.code })
  const outcome = await describeOutcome(dependencies, redeemed, type)
  // The client of the PKCE flow reads the query.
  const target = linkToken.startsWith(pkcePrefix) ? withQuery(redirectTo, outcome) : redirectTo
  return `${target}#${new URLSearchParams(outcome).toString()}`
}

function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

export function asRefusal(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  throw error
}

async function describeOutcome(
  dependencies: AuthDependencies,
  redeemed: SignedIn | NotYet | AuthError,
  type: string,
): Promise<Record<string, string>> {
  if (redeemed instanceof AuthError) return refusal(redeemed)
  if (redeemed.outcome === 'refused' || redeemed.outcome === 'former mailbox first')
    return refusal(new AuthError('otp_expired', { message: linkExpired }))
  if (redeemed.outcome === 'half') return { message: halfDone, sb: '' }
  const session = await answerSession(dependencies, redeemed.account, redeemed.session)
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    // Clients open their page for a new password for this.
    type: redeemed.isTakenOver ? 'recovery' : type,
  }
}

/** `error` is OAuth's word for the status; the client reads the code. */
function refusal({ code, message, statusCode }: AuthError): Record<string, string> {
  const error = statusCode === 400 ? 'invalid_request' : 'access_denied'
  return { error, error_code: code, error_description: message, sb: '' }
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
    const mailbox = code ? parseMailbox(email ?? '') : ''
    if (!isVerificationType(type))
      throw new AuthError('validation_failed', { message: 'Invalid email verification type' })
    const visit: Visit = { device: deviceOf(request), ownership: 'not asked' }
    const redeemed = linkToken
      ? await redeemLinkToken(context, type, linkToken, visit)
      : await inEvenTime(() => redeemCode(context, type, mailbox, code ?? '', visit))
    if (redeemed.outcome === 'refused' || redeemed.outcome === 'former mailbox first')
      throw new AuthError('otp_expired', linkToken ? { message: linkExpired } : {})
    if (redeemed.outcome === 'half') return { msg: halfDone, code: '200' }
    return answerSession(dependencies, redeemed.account, redeemed.session)
  })
}

/** Here alone the protocol gives a malformed address 422. */
function parseMailbox(email: string): string {
  try {
    return parseEmail(email)
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    throw new AuthError('validation_failed', { message: 'Invalid email format', status: 422 })
  }
}
