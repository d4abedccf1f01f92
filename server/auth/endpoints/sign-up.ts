import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuthSession, AuthUser } from '#contract/auth.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { AuthConfig } from '#server/config/config.ts'
import {
  findAccountByEmail,
  insertAccount,
  lockAccount,
  updateAccount,
} from '#server/auth/accounts/accounts.ts'
import { answerSession } from './answer-session.ts'
import { beginSession } from '#server/auth/tokens/begin-session.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { deviceOf } from './device.ts'
import { parseEmail } from '#server/auth/accounts/email-address.ts'
import { AuthError } from '#server/auth/errors.ts'
import { inEvenTime } from './even-time.ts'
import { linkOptions } from '#server/auth/mails/link-options.ts'
import { assertMetadataFits, mergeMetadata } from '#server/auth/accounts/metadata.ts'
import { assertAcceptablePassword } from '#server/auth/accounts/passwords.ts'
import { assertNotTooSoon, sendConfirmation, type LinkOptions } from '#server/auth/mails/send-mails.ts'
import { limitPerAddress } from './rate-limits.ts'
import {
  codeChallengeFields,
  optionalMetadata,
  optionalText,
  readBody,
  readCodeChallenge,
} from '#server/auth/request-input.ts'
import { sessionOrUserSchema } from './response-schemas.ts'
import { standInUser, toUser } from '#server/auth/accounts/user.ts'

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalMetadata,
  ...codeChallengeFields,
})

interface Applicant {
  email: string
  passwordHash: string
  metadata: Record<string, unknown>
  link: LinkOptions
  device: string
}

export function signUp(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { context } = dependencies
  const options = { config: limitPerAddress(30), schema: { response: { 200: sessionOrUserSchema } } }
  app.post('/signup', options, async (request) => {
    const body = readBody(request, bodySchema)
    const { email, password, metadata } = checkBody(body, context.config.auth)
    // Hashed before the address is looked up, so that known and unknown ones take the same time.
    const passwordHash = await context.passwordHasher.hash(password)
    const link = linkOptions(context.config, request, body)
    const applicant = { email, passwordHash, metadata, link, device: deviceOf(request) }
    // The other modes answer openly that an address is known.
    return context.config.auth.mode === 'confirm'
      ? inEvenTime(() => register(dependencies, applicant))
      : register(dependencies, applicant)
  })
}

/** In the protocol's own order, so that a request with two faults gets the same error. */
function checkBody(body: z.output<typeof bodySchema>, auth: AuthConfig) {
  const { email, phone, password, data } = body
  if (!email && !phone) throw new AuthError('anonymous_provider_disabled')
  if (!auth.allowsSignUp) throw new AuthError('signup_disabled')
  if (!password) throw new AuthError('validation_failed', { message: 'Signup requires a valid password' })
  assertAcceptablePassword(auth, password, email ? [email] : [])
  if (email && phone)
    throw new AuthError('validation_failed', {
      message: 'Only an email address or phone number should be provided on signup.',
    })
  readCodeChallenge(body)
  if (!email)
    throw new AuthError('phone_provider_disabled', { message: 'Phone signups are disabled', status: 400 })
  const metadata = mergeMetadata({}, data)
  assertMetadataFits(metadata)
  return { email: parseEmail(email), password, metadata }
}

async function register(
  dependencies: AuthDependencies,
  applicant: Applicant,
): Promise<AuthSession | AuthUser> {
  const { context } = dependencies
  const { mode } = context.config.auth
  const now = context.clock.now()
  const { email, passwordHash, metadata, link, device } = applicant
  const outcome = await context.database.transaction().execute(async (tx) => {
    const emailConfirmedAt = mode === 'autoconfirm' ? now : null
    const userMetadata = JSON.stringify(metadata)
    let account = await insertAccount(tx, { email, passwordHash, userMetadata, emailConfirmedAt }, now)
    if (account === undefined) return undefined
    if (mode !== 'autoconfirm') account = await sendConfirmation(context, tx, account, link)
    if (mode === 'confirm') {
      await recordAudit(tx, { at: now, kind: 'sign_up', accountId: account.id, device })
      return { account }
    }
    account = await updateAccount(tx, account.id, { lastSignInAt: now }, now)
    const session = await beginSession(context, tx, {
      account,
      kind: 'sign_up',
      openedBy: 'password',
      device,
      now,
    })
    return { account, session }
  })
  if (outcome === undefined) return answerExisting(dependencies, applicant)
  if (outcome.session === undefined) return toUser(outcome.account)
  return answerSession(dependencies, outcome.account, outcome.session)
}

/** Never a session: the password was not checked, and an unconfirmed account may belong to someone else. */
async function answerExisting({ context }: AuthDependencies, applicant: Applicant): Promise<AuthUser> {
  if (context.config.auth.mode !== 'confirm') throw new AuthError('user_already_exists')
  const { email, metadata, link } = applicant
  const known = await findAccountByEmail(context.database, email)
  return context.database.transaction().execute(async (tx) => {
    const existing = known && (await lockAccount(tx, known.id))
    if (existing === undefined || existing.emailConfirmedAt !== null)
      return standInUser(email, metadata, context.clock.now())
    assertNotTooSoon(context, existing.confirmationSentAt)
    return toUser(await sendConfirmation(context, tx, existing, link))
  })
}
