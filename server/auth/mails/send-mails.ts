import { authBasePath } from '#contract/auth.ts'
import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { updateAccount } from '#server/auth/accounts/accounts.ts'
import { AuthError } from '#server/auth/errors.ts'
import { confirmationMail, emailChangeMail, reauthenticationMail, recoveryMail } from './mails.ts'
import { issueOneTimeToken, type OneTimeSecret } from '#server/auth/tokens/one-time-tokens.ts'
import { defaultRedirect } from './redirects.ts'
import type { CodeChallenge } from '#server/auth/request-input.ts'
import type { Account, OneTimePurpose } from '#server/auth/tables.ts'
import { agencyVoice } from '#server/site/agency.ts'
import { countAccountMail } from '#server/auth/endpoints/rate-limits.ts'

// Each mail is queued in the transaction that stores its token, so that there is never one without the other.

const minimumGapMs = 60_000

/** Reauthentication is a code without a link, because the visitor is already signed in. */
type LinkPurpose = Exclude<OneTimePurpose, 'reauthentication'>

const linkTypes: Record<LinkPurpose, string> = {
  confirmation: 'signup',
  recovery: 'recovery',
  email_change_old: 'email_change',
  email_change_new: 'email_change',
}

/** The request's options for the link in the mail. */
export interface LinkOptions {
  redirectTo: string
  /** Given, the link ends with a code for this client instead of a session. */
  codeChallenge: CodeChallenge | undefined
}

export async function sendConfirmation(
  context: Context,
  tx: DatabaseTransaction,
  account: Account,
  link: LinkOptions,
): Promise<Account> {
  await countAccountMail(context, tx, account.email)
  const secret = await issueSecret(context, tx, account, 'confirmation', link)
  await context.outbox.enqueue(
    tx,
    { to: account.email, ...confirmationMail(agencyVoice(context), secret) },
    { accountId: account.id },
  )
  const now = context.clock.now()
  return updateAccount(tx, account.id, { confirmationSentAt: now }, now)
}

export async function sendRecovery(
  context: Context,
  tx: DatabaseTransaction,
  account: Account,
  link: LinkOptions,
): Promise<void> {
  await countAccountMail(context, tx, account.email)
  const secret = await issueSecret(context, tx, account, 'recovery', link)
  await context.outbox.enqueue(
    tx,
    { to: account.email, ...recoveryMail(agencyVoice(context), secret) },
    { accountId: account.id },
  )
  const now = context.clock.now()
  await updateAccount(tx, account.id, { recoverySentAt: now }, now)
}

/**
 * Both mailboxes get a mail, unless the old one was never confirmed. Both must agree, or
 * only one if sign-up confirms automatically.
 */
export async function sendEmailChange(
  context: Context,
  tx: DatabaseTransaction,
  account: Account,
  newEmail: string,
  link: LinkOptions,
): Promise<Account> {
  const now = context.clock.now()
  const change = { from: account.email, to: newEmail }
  if (account.emailConfirmedAt !== null) {
    await countAccountMail(context, tx, account.email)
    const secret = await issueSecret(context, tx, account, 'email_change_old', link)
    await context.outbox.enqueue(
      tx,
      { to: account.email, ...emailChangeMail(agencyVoice(context), secret, change) },
      { accountId: account.id },
    )
  }
  await countAccountMail(context, tx, newEmail)
  const secret = await issueSecret(context, tx, account, 'email_change_new', link)
  await context.outbox.enqueue(
    tx,
    { to: newEmail, ...emailChangeMail(agencyVoice(context), secret, change) },
    { accountId: account.id },
  )
  return updateAccount(tx, account.id, { newEmail, emailChangeSentAt: now }, now)
}

/** The digits for `nonce` in PUT /user. */
export async function sendReauthentication(
  context: Context,
  tx: DatabaseTransaction,
  account: Account,
): Promise<void> {
  const now = context.clock.now()
  await countAccountMail(context, tx, account.email)
  const { code } = await issueOneTimeToken(tx, account.id, 'reauthentication', now)
  await context.outbox.enqueue(
    tx,
    { to: account.email, ...reauthenticationMail(agencyVoice(context), code) },
    { accountId: account.id },
  )
  await updateAccount(tx, account.id, { reauthenticationSentAt: now }, now)
}

export function isTooSoon(context: Context, sentAt: number | null): boolean {
  if (sentAt === null) return false
  const elapsed = context.clock.now() - sentAt
  // A mail dated in the future was sent while the clock was ahead.
  return elapsed >= 0 && elapsed < minimumGapMs
}

/** For callers who must not find out: reaching a limit gets the same answer as a sent mail. */
export async function inSilence(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof AuthError) || error.code !== 'over_email_send_rate_limit') throw error
  })
}

/** For callers who may know that a mail was sent. Recover and resend do not tell. */
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
  { redirectTo, codeChallenge }: LinkOptions,
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
  return `${config.siteUrl}${authBasePath}/confirm?${query.toString()}`
}
