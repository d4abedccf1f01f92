import { recordAudit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { AuthError } from '#server/auth/errors.ts'
import { verifyPassword } from './passwords.ts'
import type { Account, Session } from '#server/auth/tables.ts'

const recentSignInMs = 10 * 60_000
const recoveryMs = 24 * 60 * 60_000

const hourMs = 60 * 60_000
const triesPerHour = 10

/**
 * An access token alone neither changes a password nor deletes an account: the sign-in is minutes old, or the present
 * password comes with the request. Someone who followed a recovery link does not know it.
 */
export async function assertPresentPassword(
  context: Context,
  { account, session }: { account: Account; session: Session },
  { currentPassword, device }: { currentPassword: string | undefined; device: string },
): Promise<void> {
  const { clock, config } = context
  const asks = config.auth.asksPresentPassword
  if (asks === 'off') return
  const age = clock.now() - session.createdAt
  if (session.openedBy === 'recovery' && age <= recoveryMs) return
  if (asks === 'older' && age <= recentSignInMs) return
  if (!currentPassword) throw new AuthError('current_password_required')
  if (!(await isPresentPassword(context, account, currentPassword, device)))
    throw new AuthError('current_password_invalid')
}

/** Counted before it is checked, so that simultaneous guesses cannot share one count. */
export async function isPresentPassword(
  { counters, passwordHasher, clock, database }: Context,
  account: Account,
  password: string,
  device: string,
): Promise<boolean> {
  const { count } = await counters.count(`current password of ${account.id}`, hourMs)
  if (count > triesPerHour) throw new AuthError('over_request_rate_limit')
  if (await verifyPassword(passwordHasher, account.passwordHash, password)) return true
  await recordAudit(database, {
    at: clock.now(),
    kind: 'password_check_failed',
    accountId: account.id,
    device,
  })
  return false
}
