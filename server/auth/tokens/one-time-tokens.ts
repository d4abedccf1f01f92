import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Database, DatabaseTransaction } from '#server/database/open.ts'
import type { CodeChallenge } from '#server/auth/request-input.ts'
import type { OneTimePurpose, OneTimeToken } from '#server/auth/tables.ts'

const lifetimeMs = 24 * 60 * 60_000

// Six digits are few: after this many tries only the link works. A new mail brings a new code.
const maxCodeTries = 10

/** Begins the link tokens of the PKCE flow, whose links end with a code instead of a session. */
export const pkcePrefix = 'pkce_'

/** What the mail contains. The database stores only hashes of it. */
export interface OneTimeSecret {
  linkToken: string
  code: string
}

/** Replaces an earlier token for the same purpose: the newest mail is the one that works. */
export async function issueOneTimeToken(
  tx: DatabaseTransaction,
  accountId: string,
  purpose: OneTimePurpose,
  now: number,
  codeChallenge?: CodeChallenge,
): Promise<OneTimeSecret> {
  const id = randomUUID()
  // The prefix also shows, for a link that fails, that its client reads the query instead of the fragment.
  const linkToken = `${codeChallenge === undefined ? '' : pkcePrefix}${randomBytes(28).toString('hex')}`
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const values = {
    id,
    linkHash: sha256(linkToken),
    codeHash: hashCode(id, code),
    codeTries: 0,
    codeChallenge: codeChallenge?.challenge ?? null,
    codeChallengeMethod: codeChallenge?.method ?? null,
    expiresAt: now + lifetimeMs,
  }
  await tx
    .insertInto('oneTimeTokens')
    .values({ ...values, accountId, purpose })
    .onConflict((conflict) => conflict.columns(['accountId', 'purpose']).doUpdateSet(values))
    .execute()
  return { linkToken, code }
}

export function findByLink(database: Database, linkToken: string): Promise<OneTimeToken | undefined> {
  return database
    .selectFrom('oneTimeTokens')
    .selectAll()
    .where('linkHash', '=', sha256(linkToken))
    .executeTakeFirst()
}

export function findByPurpose(
  database: Database,
  accountId: string,
  purpose: OneTimePurpose,
): Promise<OneTimeToken | undefined> {
  return database
    .selectFrom('oneTimeTokens')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

/** What was mailed to an address. Several accounts may be about to move to one address; the first to confirm gets it. */
export async function findByMailbox(
  database: Database,
  email: string,
  purposes: OneTimePurpose[],
): Promise<OneTimeToken[]> {
  if (purposes.length === 0) return []
  return database
    .selectFrom('oneTimeTokens')
    .innerJoin('accounts', 'accounts.id', 'oneTimeTokens.accountId')
    .selectAll('oneTimeTokens')
    .where('purpose', 'in', purposes)
    .where((row) =>
      row.or([
        row.and([row('purpose', '=', 'email_change_new'), row('newEmail', '=', email)]),
        row.and([row('purpose', '!=', 'email_change_new'), row('email', '=', email)]),
      ]),
    )
    .execute()
}

/** Counts the try before it answers, so simultaneous guesses cannot share one count. */
export async function matchesCode(database: Database, token: OneTimeToken, code: string): Promise<boolean> {
  const counted = await database
    .updateTable('oneTimeTokens')
    .set((row) => ({ codeTries: row('codeTries', '+', 1) }))
    .where('id', '=', token.id)
    .where('codeTries', '<', maxCodeTries)
    .executeTakeFirst()
  if (counted.numUpdatedRows !== 1n) return false
  return timingSafeEqual(Buffer.from(token.codeHash), Buffer.from(hashCode(token.id, code)))
}

/** False if another request was faster. */
export async function consume(tx: DatabaseTransaction, token: OneTimeToken): Promise<boolean> {
  const deleted = await tx.deleteFrom('oneTimeTokens').where('id', '=', token.id).executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Invalidates everything that was mailed and not used, including codes that were not exchanged. */
export async function clearOneTimeTokens(tx: DatabaseTransaction, accountId: string): Promise<void> {
  await tx.deleteFrom('signInCodes').where('accountId', '=', accountId).execute()
  await tx.deleteFrom('oneTimeTokens').where('accountId', '=', accountId).execute()
}

function hashCode(id: string, code: string): string {
  return sha256(`${id}:${code}`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
