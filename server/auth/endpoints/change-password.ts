import { agencyVoice } from '#server/site/agency.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { updateAccount } from '#server/auth/accounts/accounts.ts'
import { AuthError } from '#server/auth/errors.ts'
import { passwordChangedMail } from '#server/auth/mails/notices.ts'
import { clearOneTimeTokens, findByPurpose, matchesCode } from '#server/auth/tokens/one-time-tokens.ts'
import { assertAcceptablePassword, verifyPassword } from '#server/auth/accounts/passwords.ts'
import { assertPresentPassword } from '#server/auth/accounts/present-password.ts'
import { endOtherSessions } from '#server/auth/tokens/sessions.ts'
import type { Account, Session } from '#server/auth/tables.ts'
import { admitsCode } from './rate-limits.ts'

const recentMs = 24 * 60 * 60_000

/** What a request brings to change a password. */
export interface PasswordChange {
  password: string
  currentPassword: string | undefined
  nonce: string | undefined
  device: string
}

/** Returns the new hash once all checks of the settings have passed. */
export async function preparePasswordChange(
  context: Context,
  { account, session }: { account: Account; session: Session },
  { password, currentPassword, nonce, device }: PasswordChange,
): Promise<string> {
  const { auth } = context.config
  assertAcceptablePassword(auth, password, [account.email])
  // A code from the mailbox proves more than the current password, so it is enough unless the setting is `on`.
  if (!asksForCode(context, session) || auth.asksPresentPassword === 'on')
    await assertPresentPassword(context, { account, session }, { currentPassword, device })
  if (await verifyPassword(context.passwordHasher, account.passwordHash, password))
    throw new AuthError('same_password')
  if (asksForCode(context, session)) await assertReauthenticated(context, account, nonce)
  return context.passwordHasher.hash(password)
}

/** A session younger than a day is enough. For an older one, a mailed code is required too. */
function asksForCode({ clock, config }: Context, { createdAt }: Session): boolean {
  return config.auth.requiresReauthentication && clock.now() - createdAt > recentMs
}

async function assertReauthenticated(
  context: Context,
  account: Account,
  nonce: string | undefined,
): Promise<void> {
  const { clock, database } = context
  if (!nonce) throw new AuthError('reauthentication_needed')
  const token = await findByPurpose(database, account.id, 'reauthentication')
  const isRight =
    token !== undefined &&
    token.expiresAt > clock.now() &&
    (await admitsCode(context, account.email)) &&
    (await matchesCode(database, token, nonce))
  if (!isRight) throw new AuthError('reauthentication_not_valid')
}

/** Ends every other session and every sign-in link, because that is why people change passwords. */
export async function changePassword(
  context: Context,
  tx: DatabaseTransaction,
  account: Account,
  { passwordHash, keptSessionId, device }: { passwordHash: string; keptSessionId: string; device: string },
): Promise<Account> {
  const { clock, outbox } = context
  const now = clock.now()
  await clearOneTimeTokens(tx, account.id)
  await endOtherSessions(tx, account.id, keptSessionId)
  const mail = { to: account.email, ...passwordChangedMail(agencyVoice(context)) }
  await outbox.enqueue(tx, mail, { accountId: account.id })
  await recordAudit(tx, { at: now, kind: 'password_changed', accountId: account.id, device })
  return updateAccount(tx, account.id, { passwordHash, newEmail: null }, now)
}
