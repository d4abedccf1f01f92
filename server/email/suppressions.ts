import { createHash } from 'node:crypto'
import type { Database } from '#server/database/open.ts'
import { mailboxOf } from '#server/limits/mailbox-of.ts'

/** After this time a mailbox is tried again, because it may exist by then. */
export const suppressedMs = 90 * 24 * 60 * 60_000

export async function suppress(
  database: Database,
  address: string,
  { smtpCode, now }: { smtpCode: number; now: number },
): Promise<void> {
  const values = { smtpCode, createdAt: now }
  await database
    .insertInto('suppressions')
    .values({ id: idOf(address), ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

/** The refused ones among these addresses, with the mail server's code. */
export async function findSuppressed(
  database: Database,
  addresses: string[],
  now: number,
): Promise<Map<string, number>> {
  const ids = new Map(addresses.map((address) => [address, idOf(address)]))
  if (ids.size === 0) return new Map()
  const rows = await database
    .selectFrom('suppressions')
    .select(['id', 'smtpCode'])
    .where('id', 'in', [...new Set(ids.values())])
    .where('createdAt', '>', now - suppressedMs)
    .execute()
  const codes = new Map(rows.map(({ id, smtpCode }) => [id, smtpCode]))
  return new Map(
    [...ids].flatMap(([address, id]) => {
      const code = codes.get(id)
      return code === undefined ? [] : [[address, code] as const]
    }),
  )
}

/** For when the operator retries a mail. */
export async function liftSuppressions(database: Database, addresses: string[]): Promise<void> {
  if (addresses.length === 0) return
  await database.deleteFrom('suppressions').where('id', 'in', addresses.map(idOf)).execute()
}

export async function forgetOldSuppressions(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('suppressions')
    .where('createdAt', '<=', now - suppressedMs)
    .execute()
}

function idOf(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('base64url')
}
