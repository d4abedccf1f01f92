import type { Context } from '#server/context.ts'
import { agencyVoice } from '#server/site/agency.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import { confirmPage, confirmPagePolicy, type ConfirmPage } from './confirm-page.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { deviceOf } from './device.ts'
import { AuthError } from '#server/auth/errors.ts'
import { isPresentPassword } from '#server/auth/accounts/present-password.ts'
import { limitPerAddress } from './rate-limits.ts'
import { givesAccountAway, inspectLink, isVerificationType, redeemLink, type Visit } from './redeem.ts'
import { chooseRedirect, wantedRedirect } from '#server/auth/mails/redirects.ts'
import { readFirst } from '#server/auth/request-input.ts'
import { findSession } from '#server/auth/tokens/sessions.ts'
import type { Account, OneTimeToken } from '#server/auth/tables.ts'
import { addressFor, asRefusal } from './verify.ts'

interface Link {
  type: string
  linkToken: string
  /** Where to go afterwards: always one of the addresses a link may end on. */
  redirectTo: string
}

interface OpenLink {
  token: OneTimeToken
  account: Account
}

const bodyLimit = 16 * 1024

/**
 * Where links in our mails lead. GET shows a page with a button and changes nothing, because mail scanners follow every
 * link; the button posts. In another browser than the one that made the account, a person proves that it is theirs by
 * its password, or chooses a new one, which ends all other sessions.
 */
export async function confirm(app: FastifyInstance, dependencies: AuthDependencies): Promise<void> {
  const { context } = dependencies
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )

    pages.get('/confirm', { config: limitPerAddress(60), exposeHeadRoute: false }, async (request, reply) => {
      const link: Link = {
        type: readFirst(request, 'type') ?? '',
        linkToken: readFirst(request, 'token') ?? '',
        redirectTo: chooseRedirect(context.config, wantedRedirect(request)),
      }
      const open = await inspect(dependencies, link)
      return open === undefined ? refuse(dependencies, reply, link) : show(context, reply, link, open, {})
    })

    pages.post('/confirm', { config: limitPerAddress(30) }, async (request, reply) => {
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const link: Link = {
        type: fields.get('type') ?? '',
        linkToken: fields.get('token') ?? '',
        redirectTo: chooseRedirect(context.config, fields.get('redirect_to') ?? undefined),
      }
      const open = await inspect(dependencies, link)
      if (open === undefined) return refuse(dependencies, reply, link)
      const shown = await showOwnership(dependencies, request, open, fields)
      if (typeof shown === 'object') return show(context, reply.code(422), link, open, shown)
      const visit: Visit = { device: deviceOf(request), ownership: shown ? 'shown' : 'not shown' }
      const redeemed = await redeemLink(context, link.type, link.linkToken, visit).catch(asRefusal)
      if (!(redeemed instanceof AuthError) && redeemed.outcome === 'former mailbox first')
        return show(context, reply.code(422), link, open, { problem: 'former-mailbox' })
      return reply.redirect(await addressFor(dependencies, redeemed, link), 303)
    })
  })
}

async function inspect(
  { context }: AuthDependencies,
  { type, linkToken }: Link,
): Promise<OpenLink | undefined> {
  return isVerificationType(type) && linkToken !== '' ? inspectLink(context, type, linkToken) : undefined
}

/** The site has the message for a link that no longer works. */
async function refuse(
  dependencies: AuthDependencies,
  reply: FastifyReply,
  link: Link,
): Promise<FastifyReply> {
  const address = await addressFor(dependencies, { outcome: 'refused' }, link)
  return reply.redirect(address, 303)
}

function show(
  context: Context,
  reply: FastifyReply,
  link: Link,
  { token, account }: OpenLink,
  more: Pick<ConfirmPage, 'problem' | 'asksPassword'>,
): FastifyReply {
  const { email, newEmail } = account
  const agency = agencyVoice(context)
  const page = confirmPage(agency, {
    ...link,
    purpose: token.purpose,
    email,
    newEmail: newEmail ?? email,
    ownership: givesAccountAway(token, account),
    ...more,
  })
  return reply
    .headers({
      'content-security-policy': confirmPagePolicy(agency, link.redirectTo),
      // The address holds the token.
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(page)
}

/**
 * True for a person who is signed in to the account in this browser or knows its password. False for one who
 * chose to continue without. Otherwise the page's message or question.
 */
async function showOwnership(
  { context }: AuthDependencies,
  request: FastifyRequest,
  { token, account }: OpenLink,
  fields: URLSearchParams,
): Promise<boolean | Pick<ConfirmPage, 'problem' | 'asksPassword'>> {
  if (!givesAccountAway(token, account)) return true
  const accessToken = fields.get('access_token')
  if (accessToken) {
    const session = await findSession(context.database, sessionIdIn(accessToken))
    // Signed in to another account: the page hid the field for the password.
    return session?.accountId === account.id ? true : { asksPassword: true }
  }
  const password = fields.get('password')
  if (!password) return false
  try {
    const isRight = await isPresentPassword(context, account, password, deviceOf(request))
    return isRight || { problem: 'wrong-password', asksPassword: true }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return { problem: 'too-many-tries', asksPassword: true }
  }
}

/** The id is secret, so it proves itself; the token around it may have expired since the sign-up. */
function sessionIdIn(accessToken: string): string {
  try {
    const { session_id: sessionId } = decodeJwt(accessToken)
    return typeof sessionId === 'string' ? sessionId : ''
  } catch {
    return ''
  }
}
