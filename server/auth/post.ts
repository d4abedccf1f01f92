import { authBasePath } from '#contract/auth.ts'
import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { updateAccount } from './accounts.ts'
import { AuthError } from './errors.ts'
import { confirmationMail, emailChangeMail, reauthenticationMail, recoveryMail } from './mails.ts'
import { issueOneTimeToken, type OneTimeSecret } from './one-time-tokens.ts'
import { defaultRedirect } from './redirects.ts'
import type { CodeChallenge } from './request-input.ts'
import type { Account, OneTimePurpose } from './tables.ts'

// Each mail is queued in the transaction that keeps its token: there is never one without the other.

const minimumGapMs = 60_000

/** Reauthentication is a code without a link: whoever enters it is signed in already. */
type LinkPurpose = Exclude<OneTimePurpose, 'reauthentication'>

const linkTypes: Record<LinkPurpose, string> = {
  confirmation: 'signup',
  recovery: 'recovery',
  email_change_old: 'email_change',
  email_change_new: 'email_change',
}

/** What the request says about the link it will be mailed. */
export interface LinkWish {
  redirectTo: string
  /** Given, the link ends with a code for this client instead of a session. */
  codeChallenge: CodeChallenge | undefined
}

export async function postConfirmation(
  context: Context,
  tx: DatabaseTransaction,
  account: Account,
  wish: LinkWish,
): Promise<Account> {
  const secret = await issueSecret(context, tx, account, 'confirmation', wish)
  await context.outbox.enqueue(tx, { to: account.email, ...confirmationMail(secret) })
  const now = context.clock.now()
  return updateAccount(tx, account.id, { confirmationSentAt: now }, now)
}

export async function postRecovery(
  context: Context,
  tx: DatabaseTransaction,
  account: Account,
  wish: LinkWish,
): Promise<void> {
  const secret = await issueSecret(context, tx, account, 'recovery', wish)
  await context.outbox.enqueue(tx, { to: account.email, ...recoveryMail(secret) })
  const now = context.clock.now()
  await updateAccount(tx, account.id, { recoverySentAt: now }, now)
}

/** Both mailboxes must agree, except where the old one was never shown to be the account holder's. */
export async function postEmailChange(
  context: Context,
  tx: DatabaseTransaction,
  account: Account,
  newEmail: string,
  wish: LinkWish,
): Promise<Account> {
  const now = context.clock.now()
  const change = { from: account.email, to: newEmail }
  const needsOldMailbox = context.config.auth.mode !== 'autoconfirm' && account.emailConfirmedAt !== null
  if (needsOldMailbox) {
    const secret = await issueSecret(context, tx, account, 'email_change_old', wish)
    await context.outbox.enqueue(tx, { to: account.email, ...emailChangeMail(secret, change) })
  }
  const secret = await issueSecret(context, tx, account, 'email_change_new', wish)
  await context.outbox.enqueue(tx, { to: newEmail, ...emailChangeMail(secret, change) })
  return updateAccount(tx, account.id, { newEmail, emailChangeSentAt: now }, now)
}

/** The digits for `nonce` in PUT /user. */
export async function postReauthentication(
  context: Context,
  tx: DatabaseTransaction,
  account: Account,
): Promise<void> {
  const now = context.clock.now()
  const { code } = await issueOneTimeToken(tx, account.id, 'reauthentication', now)
  await context.outbox.enqueue(tx, { to: account.email, ...reauthenticationMail(code) })
  await updateAccount(tx, account.id, { reauthenticationSentAt: now }, now)
}

export function isTooSoon(context: Context, sentAt: number | null): boolean {
  return sentAt !== null && context.clock.now() - sentAt < minimumGapMs
}

/** For callers who may know that a mail was sent; recover and resend stay silent instead. */
export function assertNotTooSoon(context: Context, sentAt: number | null): void {
  if (sentAt === null || !isTooSoon(context, sentAt)) return
  const seconds = Math.ceil((sentAt + minimumGapMs - context.clock.now()) / 1000)
  throw new AuthError('over_email_send_rate_limit', {
    message: `For security purposes, you can only request this after ${seconds} seconds.`,
  })
}

async function issueSecret(
  context: Context,
  tx: DatabaseTransaction,
  account: Account,
  purpose: LinkPurpose,
  { redirectTo, codeChallenge }: LinkWish,
): Promise<{ link: string; code: string }> {
  const secret = await issueOneTimeToken(tx, account.id, purpose, context.clock.now(), codeChallenge)
  return { link: verificationLink(context, secret, purpose, redirectTo), code: secret.code }
}

function verificationLink(
  { config }: Context,
  secret: OneTimeSecret,
  purpose: LinkPurpose,
  redirectTo: string,
): string {
  const query = new URLSearchParams({ token: secret.linkToken, type: linkTypes[purpose] })
  if (redirectTo !== defaultRedirect(config)) query.set('redirect_to', redirectTo)
  return `${config.siteUrl}${authBasePath}/verify?${query.toString()}`
}
