import { randomUUID } from 'node:crypto'
import type { Database, DatabaseTransaction } from '#server/database/open.ts'
import { newRefreshKey } from './refresh-tokens.ts'
import type { OneTimePurpose, Session } from './tables.ts'

/** Opened by a password, or by a link or code mailed for `openedBy`. */
export function openSession(
  tx: DatabaseTransaction,
  accountId: string,
  openedBy: 'password' | OneTimePurpose,
  now: number,
): Promise<Session> {
  const method = openedBy === 'password' ? 'password' : 'otp'
  return tx
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      accountId,
      refreshKey: newRefreshKey(),
      refreshCounter: 0,
      refreshReplacedAt: '{}',
      amr: JSON.stringify([{ method, timestamp: Math.floor(now / 1000) }]),
      openedBy: openedBy === 'password' ? null : openedBy,
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findSession(database: Database, id: string): Promise<Session | undefined> {
  return database.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function endSession(database: Database, id: string): Promise<void> {
  await database.deleteFrom('sessions').where('id', '=', id).execute()
}

export async function endAllSessions(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('sessions').where('accountId', '=', accountId).execute()
}

export async function endOtherSessions(database: Database, accountId: string, keptId: string): Promise<void> {
  await database.deleteFrom('sessions').where('accountId', '=', accountId).where('id', '!=', keptId).execute()
}
