import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLength, linkMinutes } from '#contract/desk.ts'
import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'

const mostCodeTries = 5

export const newSecret = (): string => randomBytes(32).toString('base64url')

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The result of using a link or a code. */
export type Redeemed = { address: string } | 'other-browser' | 'used-up'

/**
 * Stores a link that signs in once, within a quarter of an hour.
 *
 * @param browser the cookie's value of the browser that asked. Null allows any browser.
 */
export async function keepLink(
  tx: DatabaseTransaction,
  { clock }: Pick<Context, 'clock'>,
  { address, browser }: { address: string; browser: string | null },
): Promise<{ link: string; code: string }> {
  const link = newSecret()
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const now = clock.now()
  await tx.deleteFrom('deskLinks').where('expiresAt', '<=', now).execute()
  await tx
    .insertInto('deskLinks')
    .values({
      linkHash: hashOf(link),
      codeHash: browser === null ? null : hashOf(code),
      codeTries: 0,
      browserHash: browser === null ? null : hashOf(browser),
      address,
      expiresAt: now + linkMinutes * 60_000,
    })
    .execute()
  return { link, code }
}

/** Opening the link in another browser does not use it up. */
export async function redeemLink(
  tx: DatabaseTransaction,
  { clock }: Pick<Context, 'clock'>,
  { link, browser }: { link: string; browser: string | undefined },
): Promise<Redeemed> {
  const row = await tx
    .selectFrom('deskLinks')
    .select(['browserHash'])
    .where('linkHash', '=', hashOf(link))
    .where('expiresAt', '>', clock.now())
    .executeTakeFirst()
  if (!row) return 'used-up'
  if (row.browserHash !== null && row.browserHash !== hashOf(browser ?? '')) return 'other-browser'
  return useUp(tx, hashOf(link))
}

/** After five attempts only the link works. */
export async function redeemCode(
  tx: DatabaseTransaction,
  { clock }: Pick<Context, 'clock'>,
  { code, browser }: { code: string; browser: string },
): Promise<Redeemed> {
  const tried = await tx
    .updateTable('deskLinks')
    .set((row) => ({ codeTries: row('codeTries', '+', 1) }))
    .where('browserHash', '=', hashOf(browser))
    .where('expiresAt', '>', clock.now())
    .where('codeTries', '<', mostCodeTries)
    .returning(['linkHash', 'codeHash'])
    .execute()
  const given = Buffer.from(hashOf(code))
  const right = tried.find(
    ({ codeHash }) => codeHash !== null && timingSafeEqual(Buffer.from(codeHash), given),
  )
  return right ? useUp(tx, right.linkHash) : 'used-up'
}

/** If two requests redeem the same link at once, only one deletes the row. */
async function useUp(tx: DatabaseTransaction, linkHash: string): Promise<Redeemed> {
  const gone = await tx
    .deleteFrom('deskLinks')
    .where('linkHash', '=', linkHash)
    .returning('address')
    .executeTakeFirst()
  return gone ?? 'used-up'
}
