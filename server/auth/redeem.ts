import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { findAccountByEmail, lockAccount, updateAccount } from './accounts.ts'
import { AuthError } from './errors.ts'
import { emailChangedMail } from './notices.ts'
import {
  clearOneTimeTokens,
  consume,
  findByLink,
  findByMailbox,
  findByPurpose,
  matchesCode,
} from './one-time-tokens.ts'
import { unmatchedPasswordHash } from './passwords.ts'
import { endAllSessions, openSession } from './sessions.ts'
import type { Account, OneTimePurpose, OneTimeToken, Session } from './tables.ts'

/** `invite` and `magiclink` are words of the protocol for which this server never issues a token. */
const purposes: Record<string, OneTimePurpose[]> = {
  signup: ['confirmation'],
  email: ['confirmation'],
  recovery: ['recovery'],
  email_change: ['email_change_old', 'email_change_new'],
  invite: [],
  magiclink: [],
}

export type Redeemed =
  | { outcome: 'signed-in'; account: Account; session: Session }
  /** One of the two mailboxes of a change of address has agreed. */
  | { outcome: 'half' }
  | { outcome: 'refused' }

export function assertVerificationType(type: string): void {
  if (!Object.hasOwn(purposes, type))
    throw new AuthError('validation_failed', { message: 'Verify requires a known verification type' })
}

export async function redeemLink(context: Context, type: string, linkToken: string): Promise<Redeemed> {
  const token = await findByLink(context.database, linkToken)
  if (token === undefined || !purposes[type]?.includes(token.purpose)) return { outcome: 'refused' }
  return redeem(context, token)
}

export async function redeemCode(
  context: Context,
  type: string,
  email: string,
  code: string,
): Promise<Redeemed> {
  for (const token of await findByMailbox(context.database, email, purposes[type] ?? []))
    if (await matchesCode(context.database, token, code)) return redeem(context, token)
  return { outcome: 'refused' }
}

async function redeem(context: Context, token: OneTimeToken): Promise<Redeemed> {
  const now = context.clock.now()
  if (token.expiresAt <= now) return { outcome: 'refused' }
  return context.database.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, token.accountId)
    if (account === undefined || !(await consume(tx, token))) return { outcome: 'refused' }
    if (await otherHalfIsOpen(tx, token)) return { outcome: 'half' }
    const change = await changeFor(tx, account, token.purpose, now)
    const claimsAccount = token.purpose === 'recovery' && account.emailConfirmedAt === null
    // Whoever registered an address that was never confirmed need not be its owner. The owner is here now, so
    // neither the sessions nor the password of that time may go on working.
    if (claimsAccount) await endAllSessions(tx, account.id)
    const takeover = claimsAccount ? { passwordHash: unmatchedPasswordHash } : {}
    const updated = await updateAccount(tx, account.id, { ...change, ...takeover, lastSignInAt: now }, now)
    await clearOneTimeTokens(tx, account.id)
    await tellFormerMailbox(context, tx, account, updated)
    return {
      outcome: 'signed-in',
      account: updated,
      session: await openSession(tx, account.id, 'otp', now),
    }
  })
}

/** The last chance to notice a change nobody asked for. An address that was never confirmed may be a stranger's. */
async function tellFormerMailbox(
  { outbox, config }: Context,
  tx: DatabaseTransaction,
  before: Account,
  after: Account,
): Promise<void> {
  if (before.email === after.email || before.emailConfirmedAt === null) return
  const notice = emailChangedMail({ from: before.email, to: after.email, siteUrl: config.siteUrl })
  await outbox.enqueue(tx, { to: before.email, ...notice })
}

async function otherHalfIsOpen(tx: DatabaseTransaction, token: OneTimeToken): Promise<boolean> {
  if (token.purpose === 'email_change_old')
    return (await findByPurpose(tx, token.accountId, 'email_change_new')) !== undefined
  if (token.purpose === 'email_change_new')
    return (await findByPurpose(tx, token.accountId, 'email_change_old')) !== undefined
  return false
}

async function changeFor(
  tx: DatabaseTransaction,
  account: Account,
  purpose: OneTimePurpose,
  now: number,
): Promise<Partial<Account>> {
  if (purpose === 'confirmation' || purpose === 'recovery')
    return { emailConfirmedAt: account.emailConfirmedAt ?? now }
  if (account.newEmail === null) return {}
  if ((await findAccountByEmail(tx, account.newEmail)) !== undefined) throw new AuthError('email_exists')
  return { email: account.newEmail, newEmail: null, emailConfirmedAt: now }
}
