import type { SignedInBrowser } from '#contract/account.ts'
import type { Session } from '#server/auth/tables.ts'
import type { Database } from '#server/database/open.ts'

/** The sessions of the caller's account: the caller's first, then the ones used last. */
export async function listSignedInBrowsers(
  database: Database,
  current: Pick<Session, 'id' | 'accountId'>,
): Promise<SignedInBrowser[]> {
  const sessions = await database
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'refreshedAt'])
    .where('accountId', '=', current.accountId)
    .execute()
  const isCurrent = ({ id }: { id: string }) => id === current.id
  return sessions
    .toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)) || lastUse(b) - lastUse(a))
    .map((session) => ({
      device: session.device,
      signed_in_at: new Date(session.createdAt).toISOString(),
      last_used_at: new Date(lastUse(session)).toISOString(),
      is_current: isCurrent(session),
    }))
}

/** Epoch ms. A session in use is refreshed about once an hour. */
export function lastUse({ createdAt, refreshedAt }: Pick<Session, 'createdAt' | 'refreshedAt'>): number {
  return refreshedAt ?? createdAt
}
