import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { findAccountByEmail, lockAccount, updateAccount } from './accounts.ts'
import { AuthError } from './errors.ts'
import { emailChangedMail } from './notices.ts'
import type { CodeChallenge } from './request-input.ts'
import {
  clearOneTimeTokens,
  consume,
  findByLink,
  findByMailbox,
  findByPurpose,
  matchesCode,
} from './one-time-tokens.ts'
import { unmatchedPasswordHash } from './password-hasher.ts'
import { endAllSessions, openSession } from './sessions.ts'
import { issueSignInCode } from './sign-in-codes.ts'
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

export interface SignedIn {
  outcome: 'signed-in'
  account: Account
  session: Session
}

/** For the browser that asked for the mail, which alone can exchange it. */
export interface CodeToExchange {
  outcome: 'code'
  code: string
}

/** One of the two mailboxes of a change of address has agreed, or the token is worth nothing. */
export type NotYet = { outcome: 'half' } | { outcome: 'refused' }

export function assertVerificationType(type: string): void {
  if (!Object.hasOwn(purposes, type))
    throw new AuthError('validation_failed', { message: 'Verify requires a known verification type' })
}

/** For links in mails. */
export async function redeemLink(
  context: Context,
  type: string,
  linkToken: string,
): Promise<SignedIn | CodeToExchange | NotYet> {
  const token = await findForType(context, type, linkToken)
  if (token === undefined) return { outcome: 'refused' }
  const codeChallenge = challengeOf(token)
  return codeChallenge === null
    ? redeem(context, token, signIn)
    : redeem(context, token, async (tx, { id: accountId }, openedBy, now) => ({
        outcome: 'code',
        code: await issueSignInCode(tx, { accountId, openedBy, codeChallenge, now }),
      }))
}

/** For scripts, which get a session whatever flow the mail was asked for in. */
export async function redeemLinkToken(
  context: Context,
  type: string,
  linkToken: string,
): Promise<SignedIn | NotYet> {
  const token = await findForType(context, type, linkToken)
  return token === undefined ? { outcome: 'refused' } : redeem(context, token, signIn)
}

async function findForType(
  { database }: Context,
  type: string,
  linkToken: string,
): Promise<OneTimeToken | undefined> {
  const token = await findByLink(database, linkToken)
  return token !== undefined && purposes[type]?.includes(token.purpose) ? token : undefined
}

function challengeOf({ codeChallenge, codeChallengeMethod }: OneTimeToken): CodeChallenge | null {
  if (codeChallenge === null || codeChallengeMethod === null) return null
  return { challenge: codeChallenge, method: codeChallengeMethod }
}

export async function redeemCode(
  context: Context,
  type: string,
  email: string,
  code: string,
): Promise<SignedIn | NotYet> {
  for (const token of await findByMailbox(context.database, email, purposes[type] ?? []))
    if (await matchesCode(context.database, token, code)) return redeem(context, token, signIn)
  return { outcome: 'refused' }
}

type End<Outcome> = (
  tx: DatabaseTransaction,
  account: Account,
  purpose: OneTimePurpose,
  now: number,
) => Promise<Outcome>

const signIn: End<SignedIn> = async (tx, account, purpose, now) => ({
  outcome: 'signed-in',
  account,
  session: await openSession(tx, account.id, purpose, now),
})

async function redeem<Outcome>(
  context: Context,
  token: OneTimeToken,
  end: End<Outcome>,
): Promise<Outcome | NotYet> {
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
    return end(tx, updated, token.purpose, now)
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
