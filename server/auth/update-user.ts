import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { findAccountByEmail, lockAccount, updateAccount } from './accounts.ts'
import { authenticate } from './authenticate.ts'
import type { AuthDependencies } from './dependencies.ts'
import { changePassword, preparePasswordChange } from './change-password.ts'
import { parseEmail } from './email-address.ts'
import { AuthError } from './errors.ts'
import { linkWish } from './link-wish.ts'
import { assertMetadataFits, mergeMetadata, parseMetadata } from './metadata.ts'
import { assertNotTooSoon, postEmailChange } from './post.ts'
import { limitPerAddress } from './rate-limits.ts'
import { codeChallengeFields, optionalMetadata, optionalText, readBody } from './request-input.ts'
import { userSchema } from './response-schemas.ts'
import { findSession } from './sessions.ts'
import type { Account } from './tables.ts'
import { toUser } from './user.ts'

const bodySchema = z.object({
  email: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  phone: optionalText,
  data: optionalMetadata,
  app_metadata: z.unknown().optional(),
  ...codeChallengeFields,
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
    const wish = linkWish(context.config, request, body)
    const newEmail = body.email ? parseEmail(body.email) : account.email
    const passwordHash =
      body.password === undefined
        ? undefined
        : await preparePasswordChange(
            context,
            { account, session },
            { password: body.password, currentPassword: body.current_password, nonce: body.nonce },
          )
    const updated = await context.database.transaction().execute(async (tx) => {
      let current = await lockAccount(tx, account.id)
      if (current === undefined) throw new AuthError('user_not_found')
      // Checking a password takes a while, in which the session may have been ended from elsewhere.
      if ((await findSession(tx, session.id)) === undefined) throw new AuthError('session_not_found')
      current = await changeMetadata(tx, current, body.data, context.clock.now())
      if (passwordHash !== undefined)
        current = await changePassword(context, tx, current, { passwordHash, keptSessionId: session.id })
      if (newEmail === current.email) return current
      if ((await findAccountByEmail(tx, newEmail)) !== undefined) throw new AuthError('email_exists')
      assertNotTooSoon(context, current.emailChangeSentAt)
      return postEmailChange(context, tx, current, newEmail, wish)
    })
    return toUser(updated)
  })
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
