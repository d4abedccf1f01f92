import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { findAccountByEmail, lockAccount, updateAccount } from './accounts.ts'
import { authenticate } from './authenticate.ts'
import type { AuthDependencies } from './dependencies.ts'
import { parseEmail } from './email-address.ts'
import { AuthError } from './errors.ts'
import { assertMetadataFits, mergeMetadata, parseMetadata } from './metadata.ts'
import { passwordChangedMail } from './notices.ts'
import { clearOneTimeTokens } from './one-time-tokens.ts'
import { assertAcceptablePassword, hashPassword, verifyPassword } from './passwords.ts'
import { assertNotTooSoon, postEmailChange } from './post.ts'
import { limitPerAddress } from './rate-limits.ts'
import { chooseRedirect, wantedRedirect } from './redirects.ts'
import {
  assertCodeChallenge,
  codeChallenge,
  optionalMetadata,
  optionalText,
  readBody,
} from './request-input.ts'
import { userSchema } from './response-schemas.ts'
import { endOtherSessions } from './sessions.ts'
import type { Account } from './tables.ts'
import { toUser } from './user.ts'

const bodySchema = z.object({
  email: optionalText,
  password: optionalText,
  phone: optionalText,
  data: optionalMetadata,
  app_metadata: z.unknown().optional(),
  ...codeChallenge,
})

/** Changes what the account's holder may change: password, address and what they say about themselves. */
export function updateUser(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { context } = dependencies
  const options = { config: limitPerAddress(30), schema: { response: { 200: userSchema } } }
  app.put('/user', options, async (request) => {
    const { account, session } = await authenticate(dependencies, request)
    const body = readBody(request, bodySchema)
    if (body.app_metadata !== undefined && body.app_metadata !== null) throw new AuthError('not_admin')
    if (body.phone) throw new AuthError('phone_provider_disabled', { message: 'Phone is not supported' })
    assertCodeChallenge(body)
    const newEmail = body.email ? parseEmail(body.email) : account.email
    const passwordHash =
      body.password === undefined ? undefined : await hashNewPassword(account, body.password)
    const redirectTo = chooseRedirect(context.config, wantedRedirect(request))
    const updated = await context.database.transaction().execute(async (tx) => {
      let current = await lockAccount(tx, account.id)
      if (current === undefined) throw new AuthError('user_not_found')
      current = await changeMetadata(tx, current, body.data, context.clock.now())
      if (passwordHash !== undefined)
        current = await changePassword(context, tx, current, { passwordHash, keptSessionId: session.id })
      if (newEmail === current.email) return current
      if ((await findAccountByEmail(tx, newEmail)) !== undefined) throw new AuthError('email_exists')
      assertNotTooSoon(context, current.emailChangeSentAt)
      return postEmailChange(context, tx, current, newEmail, redirectTo)
    })
    return toUser(updated)
  })
}

async function hashNewPassword(account: Account, password: string): Promise<string> {
  assertAcceptablePassword(password)
  if (await verifyPassword(account.passwordHash, password)) throw new AuthError('same_password')
  return hashPassword(password)
}

async function changeMetadata(
  tx: DatabaseTransaction,
  account: Account,
  change: Record<string, unknown>,
  now: number,
): Promise<Account> {
  if (Object.keys(change).length === 0) return account
  const metadata = mergeMetadata(parseMetadata(account.userMetadata), change)
  assertMetadataFits(metadata)
  return updateAccount(tx, account.id, { userMetadata: JSON.stringify(metadata) }, now)
}

/** Whoever else is signed in, or holds a link that signs in, is out: that is why people change passwords. */
async function changePassword(
  { clock, config, outbox }: Context,
  tx: DatabaseTransaction,
  account: Account,
  { passwordHash, keptSessionId }: { passwordHash: string; keptSessionId: string },
): Promise<Account> {
  await clearOneTimeTokens(tx, account.id)
  await endOtherSessions(tx, account.id, keptSessionId)
  await outbox.enqueue(tx, { to: account.email, ...passwordChangedMail(config.siteUrl) })
  return updateAccount(tx, account.id, { passwordHash, newEmail: null }, clock.now())
}
