import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database, DatabaseTransaction } from '#server/database/open.ts'
import { findAccountByEmail, lockAccount, updateAccount } from '#server/auth/accounts/accounts.ts'
import { authenticate } from './authenticate.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { changePassword, preparePasswordChange } from './change-password.ts'
import { deviceOf } from './device.ts'
import { parseEmail } from '#server/auth/accounts/email-address.ts'
import { AuthError } from '#server/auth/errors.ts'
import { linkOptions } from '#server/auth/mails/link-options.ts'
import { assertMetadataFits, mergeMetadata, parseMetadata } from '#server/auth/accounts/metadata.ts'
import { assertNotTooSoon, sendEmailChange } from '#server/auth/mails/send-mails.ts'
import { limitPerAddress } from './rate-limits.ts'
import { codeChallengeFields, optionalMetadata, optionalText, readBody } from '#server/auth/request-input.ts'
import { userSchema } from './response-schemas.ts'
import { isOpen } from '#server/auth/tokens/sessions.ts'
import type { Account } from '#server/auth/tables.ts'
import { toUser } from '#server/auth/accounts/user.ts'

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
    const link = linkOptions(context.config, request, body)
    const newEmail = body.email ? parseEmail(body.email) : account.email
    // Checked before the password, as in the original, and again below, when the address can no longer be taken.
    if (newEmail !== account.email) await assertFree(context.database, newEmail)
    const device = deviceOf(request)
    const passwordHash =
      body.password === undefined
        ? undefined
        : await preparePasswordChange(
            context,
            { account, session },
            { password: body.password, currentPassword: body.current_password, nonce: body.nonce, device },
          )
    const updated = await context.database.transaction().execute(async (tx) => {
      let current = await lockAccount(tx, account.id)
      if (current === undefined) throw new AuthError('user_not_found')
      // Checking a password takes a while, in which the session may have been ended from elsewhere.
      if (!(await isOpen(tx, session))) throw new AuthError('session_not_found')
      current = await changeMetadata(tx, current, body.data, context.clock.now())
      if (passwordHash !== undefined)
        current = await changePassword(context, tx, current, {
          passwordHash,
          keptSessionId: session.id,
          device,
        })
      if (newEmail === current.email) return current
      await assertFree(tx, newEmail)
      assertNotTooSoon(context, current.emailChangeSentAt)
      return sendEmailChange(context, tx, current, newEmail, link)
    })
    return toUser(updated)
  })
}

async function assertFree(database: Database, email: string): Promise<void> {
  if ((await findAccountByEmail(database, email)) !== undefined) throw new AuthError('email_exists')
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
