import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { updateAccount } from './accounts.ts'
import { AuthError } from './errors.ts'
import { passwordChangedMail } from './notices.ts'
import { clearOneTimeTokens, findByPurpose, matchesCode } from './one-time-tokens.ts'
import { assertAcceptablePassword, verifyPassword } from './passwords.ts'
import { endOtherSessions } from './sessions.ts'
import type { Account, Session } from './tables.ts'

const recentMs = 24 * 60 * 60_000

/** What a request brings to change a password. */
export interface PasswordChange {
  password: string
  currentPassword: string | undefined
  nonce: string | undefined
}

/** Answers the new hash once everything the settings ask for is in order. */
export async function preparePasswordChange(
  context: Context,
  { account, session }: { account: Account; session: Session },
  { password, currentPassword, nonce }: PasswordChange,
): Promise<string> {
  const { auth } = context.config
  assertAcceptablePassword(password)
  if (auth.requiresCurrentPassword) await assertCurrentPassword(context, account, session, currentPassword)
  if (await verifyPassword(context.passwordHasher, account.passwordHash, password))
    throw new AuthError('same_password')
  if (auth.requiresReauthentication) await assertReauthenticated(context, account, session, nonce)
  return context.passwordHasher.hash(password)
}

/** Whoever recovers an account does not know its password: that is what the link is for. */
async function assertCurrentPassword(
  { passwordHasher }: Context,
  account: Account,
  { openedBy }: Session,
  currentPassword: string | undefined,
): Promise<void> {
  if (openedBy === 'recovery') return
  if (!currentPassword) throw new AuthError('current_password_required')
  if (!(await verifyPassword(passwordHasher, account.passwordHash, currentPassword)))
    throw new AuthError('current_password_invalid')
}

/** A session of the last day proves enough. Of an older one, the mailbox has to agree as well. */
async function assertReauthenticated(
  { clock, database }: Context,
  account: Account,
  session: Session,
  nonce: string | undefined,
): Promise<void> {
  if (clock.now() - session.createdAt <= recentMs) return
  if (!nonce) throw new AuthError('reauthentication_needed')
  const token = await findByPurpose(database, account.id, 'reauthentication')
  if (token === undefined || token.expiresAt <= clock.now() || !(await matchesCode(database, token, nonce)))
    throw new AuthError('reauthentication_not_valid')
}

/** Whoever else is signed in, or holds a link that signs in, is out: that is why people change passwords. */
export async function changePassword(
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
