import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { mailboxOf } from '#server/limits/mailbox-of.ts'
import { clientKey } from '#server/plugins/client-key.ts'
import { normaliseEmail } from '#server/auth/accounts/email-address.ts'
import { AuthError } from '#server/auth/errors.ts'
import { readQuery } from '#server/auth/request-input.ts'

const windowMs = 5 * 60_000
const hourMs = 60 * 60_000

/** Password sign-ins to one account in the window, successful or not. */
export const signInsPerAccount = 50

/** How many requests one network address may make to an endpoint in five minutes. */
export function limitPerAddress(max: number): FastifyContextConfig {
  return { rateLimit: limit(max) }
}

/**
 * Password sign-ins and refreshes are counted separately: a refused refresh can end a session, and offices
 * share an address, so refreshes get far more than their tabs need.
 */
export function limitTokens(app: FastifyInstance): onRequestAsyncHookHandler {
  const signIns = app.rateLimit(namedLimit('sign-ins', 150))
  const refreshes = app.rateLimit({
    ...namedLimit('refreshes', 3000),
    // At 429 the client gives up the session, at 503 it tries again later.
    errorResponseBuilder: () => new AuthError('over_request_rate_limit', { status: 503 }),
  })
  return async function limitByGrant(request, reply) {
    const grant = readQuery(request, 'grant_type')
    await (grant === 'refresh_token' ? refreshes : signIns).call(app, request, reply)
  }
}

/**
 * Limits password sign-ins to one account from all addresses together, so that many cannot guess faster. Unknown accounts
 * are limited too. Existing sessions are not affected.
 */
export async function countSignIn({ counters }: Context, email: string): Promise<void> {
  const { count } = await counters.count(`sign-ins to ${normaliseEmail(email)}`, windowMs)
  if (count > signInsPerAccount) throw new AuthError('over_request_rate_limit')
}

const dayMs = 24 * 60 * 60_000

/** Mails with links and codes to one mailbox in a day. */
export const mailsPerMailbox = 8

/**
 * Counts a mail with a link or code before it is queued. Anyone can type a stranger's address, and unwanted mails harm the
 * agency's reputation with mail servers. Throws `over_email_send_rate_limit`.
 */
export async function countAccountMail(
  { counters, config }: Context,
  tx: DatabaseTransaction,
  address: string,
): Promise<void> {
  const there = await counters.count(`account mails to ${mailboxOf(address)}`, dayMs, tx)
  const isOver =
    there.count > mailsPerMailbox ||
    (await counters.count('account mails', hourMs, tx)).count > config.auth.mailsPerHour
  if (isOver) throw new AuthError('over_email_send_rate_limit', { message: 'email rate limit exceeded' })
}

/** Wrong codes for one address in a day, however many mails with new ones it gets. Beyond them only links work. */
export const codesPerMailbox = 20

/** Whether one more code may be tried for this address. If so, counts it. */
export async function admitsCode({ counters }: Context, email: string): Promise<boolean> {
  const { count } = await counters.count(`codes for ${mailboxOf(email)}`, dayMs)
  return count <= codesPerMailbox
}

/** Unknown paths are limited too, so that names cannot be guessed quickly. */
export function limitUnknownPaths(app: FastifyInstance) {
  return app.rateLimit(namedLimit('unknown account paths', 300))
}

/** For limits without a route. Their names keep them separate. */
function namedLimit(name: string, max: number): RateLimitOptions {
  return { ...limit(max), keyGenerator: (request) => `${name} ${clientKey(request.ip)}` }
}

function limit(max: number): RateLimitOptions {
  return {
    max,
    timeWindow: windowMs,
    errorResponseBuilder: () => new AuthError('over_request_rate_limit'),
  }
}
