import { agencyVoice } from '#server/site/agency.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { isUniqueViolation } from '#server/database/unique-violation.ts'
import {
  findAccount,
  findAccountByEmail,
  lockAccount,
  updateAccount,
} from '#server/auth/accounts/accounts.ts'
import { beginSession } from '#server/auth/tokens/begin-session.ts'
import { AuthError } from '#server/auth/errors.ts'
import { emailChangedMail } from '#server/auth/mails/notices.ts'
import type { CodeChallenge } from '#server/auth/request-input.ts'
import { admitsCode } from './rate-limits.ts'
import {
  clearOneTimeTokens,
  consume,
  findByLink,
  findByMailbox,
  findByPurpose,
  matchesCode,
} from '#server/auth/tokens/one-time-tokens.ts'
import { unmatchedPasswordHash } from '#server/auth/accounts/password-hasher.ts'
import { endAllSessions, type LiveSession } from '#server/auth/tokens/sessions.ts'
import { issueSignInCode } from '#server/auth/tokens/sign-in-codes.ts'
import type { Account, OneTimePurpose, OneTimeToken } from '#server/auth/tables.ts'

/** `invite` and `magiclink` are words of the protocol for which this server never issues a token. */
const purposes: Record<string, OneTimePurpose[]> = {
  signup: ['confirmation'],
  email: ['confirmation'],
  recovery: ['recovery'],
  email_change: ['email_change_old', 'email_change_new'],
  invite: [],
  magiclink: [],
}

/** The circumstances in which a link or code is used. */
export interface Visit {
  /** Such as "Firefox on Linux". */
  device: string
  /**
   * Whether they have shown that the account is theirs and not only the mailbox: by being signed in to it or by its
   * password. Scripts need not show it, as in the original protocol.
   */
  ownership: 'not asked' | 'shown' | 'not shown'
}

export interface SignedIn {
  outcome: 'signed-in'
  account: Account
  session: LiveSession
  /** Ends the sessions of the person who registered the address, and their password: a new one has to be chosen. */
  isTakenOver: boolean
}

/** Only the browser that requested the mail can exchange it. */
export interface CodeToExchange {
  outcome: 'code'
  code: string
}

/**
 * One of the two mailboxes of a change of address has agreed; or the former one has to agree first, because nothing
 * shows that the person at the new one owns the account; or the token is invalid.
 */
export type NotYet = { outcome: 'half' } | { outcome: 'former mailbox first' } | { outcome: 'refused' }

export function isVerificationType(type: string): boolean {
  return Object.hasOwn(purposes, type)
}

/** For links in mails. */
export async function redeemLink(
  context: Context,
  type: string,
  linkToken: string,
  visit: Visit,
): Promise<SignedIn | CodeToExchange | NotYet> {
  const token = await findForType(context, type, linkToken)
  if (token === undefined) return { outcome: 'refused' }
  const codeChallenge = challengeOf(token)
  return codeChallenge === null
    ? redeem(context, token, visit, signIn)
    : redeem(context, token, visit, async (tx, { account: { id: accountId }, openedBy, now }) => ({
        outcome: 'code',
        code: await issueSignInCode(tx, { accountId, openedBy, codeChallenge, now }),
      }))
}

/** For scripts, which get a session in either flow. */
export async function redeemLinkToken(
  context: Context,
  type: string,
  linkToken: string,
  visit: Visit,
): Promise<SignedIn | NotYet> {
  const token = await findForType(context, type, linkToken)
  return token === undefined ? { outcome: 'refused' } : redeem(context, token, visit, signIn)
}

/** The link's token and its account, if it still works. Uses nothing up. */
export async function inspectLink(
  context: Context,
  type: string,
  linkToken: string,
): Promise<{ token: OneTimeToken; account: Account } | undefined> {
  const token = await findForType(context, type, linkToken)
  if (token === undefined || token.expiresAt <= context.clock.now()) return undefined
  const account = await findAccount(context.database, token.accountId)
  return account && { token, account }
}

/** Whether this token moves the account to a mailbox that is not proven to be the account owner's. */
export function givesAccountAway({ purpose }: OneTimeToken, account: Account): boolean {
  if (purpose === 'confirmation') return account.emailConfirmedAt === null
  return purpose === 'email_change_new'
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
  visit: Visit,
): Promise<SignedIn | NotYet> {
  if (!(await admitsCode(context, email))) return { outcome: 'refused' }
  for (const token of await findByMailbox(context.database, email, purposes[type] ?? []))
    if (await matchesCode(context.database, token, code)) return redeem(context, token, visit, signIn)
  return { outcome: 'refused' }
}

interface Redemption {
  account: Account
  openedBy: OneTimePurpose
  isTakenOver: boolean
  device: string
  now: number
}

type End<Outcome> = (tx: DatabaseTransaction, redemption: Redemption, context: Context) => Promise<Outcome>

const signIn: End<SignedIn> = async (tx, { account, isTakenOver, ...opening }, context) => ({
  outcome: 'signed-in',
  account,
  session: await beginSession(context, tx, { ...opening, account, kind: 'sign_in' }),
  isTakenOver,
})

async function redeem<Outcome>(
  context: Context,
  token: OneTimeToken,
  { device, ownership }: Visit,
  end: End<Outcome>,
): Promise<Outcome | NotYet> {
  const now = context.clock.now()
  if (token.expiresAt <= now) return { outcome: 'refused' }
  const redeemed = context.database.transaction().execute(async (tx): Promise<Outcome | NotYet> => {
    const account = await lockAccount(tx, token.accountId)
    if (account === undefined) return { outcome: 'refused' }
    const isHalf = context.config.auth.mode !== 'autoconfirm' && (await otherHalfIsOpen(tx, token))
    const isStranger = ownership === 'not shown' && givesAccountAway(token, account)
    // If the new mailbox could agree first, the account's present holder would complete the change and stay signed in.
    if (isHalf && isStranger) return { outcome: 'former mailbox first' }
    if (!(await consume(tx, token))) return { outcome: 'refused' }
    if (isHalf) return { outcome: 'half' }
    const change = await changeFor(tx, account, token.purpose, now)
    // The person who registered an unconfirmed address need not be its owner. The owner is here now, so
    // neither the sessions nor the password of that time may keep working.
    const isTakenOver = isStranger || (token.purpose === 'recovery' && account.emailConfirmedAt === null)
    if (isTakenOver) await endAllSessions(tx, account.id)
    const takeover = isTakenOver ? { passwordHash: unmatchedPasswordHash } : {}
    const updated = await updateAccount(tx, account.id, { ...change, ...takeover, lastSignInAt: now }, now)
    await clearOneTimeTokens(tx, account.id)
    await tellFormerMailbox(context, tx, account, updated)
    await noteChanges(tx, account, updated, { device, isTakenOver, now })
    // Such a session has to choose a password, as after a recovery link.
    const openedBy = isTakenOver ? 'recovery' : token.purpose
    return end(tx, { account: updated, openedBy, isTakenOver, device, now }, context)
  })
  // On Postgres another account may move to the same address between the look and the write.
  return redeemed.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AuthError('email_exists') : error
  })
}

async function noteChanges(
  tx: DatabaseTransaction,
  before: Account,
  after: Account,
  { device, isTakenOver, now }: { device: string; isTakenOver: boolean; now: number },
): Promise<void> {
  const event = { at: now, accountId: after.id, device }
  if (before.email !== after.email) await recordAudit(tx, { ...event, kind: 'address_changed' })
  else if (before.emailConfirmedAt === null) await recordAudit(tx, { ...event, kind: 'address_confirmed' })
  if (isTakenOver)
    await recordAudit(tx, { ...event, kind: 'sessions_ended', detail: 'the mailbox’s owner came' })
}

/** The last chance to notice an unwanted change. An unconfirmed address may be another person's. */
async function tellFormerMailbox(
  context: Context,
  tx: DatabaseTransaction,
  before: Account,
  after: Account,
): Promise<void> {
  if (before.email === after.email || before.emailConfirmedAt === null) return
  const notice = emailChangedMail(agencyVoice(context), { from: before.email, to: after.email })
  await context.outbox.enqueue(tx, { to: before.email, ...notice }, { accountId: before.id })
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
