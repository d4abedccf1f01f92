import { createHash, randomUUID } from 'node:crypto'
import type { Database, DatabaseTransaction } from '#server/database/open.ts'
import { newRefreshKey } from './refresh-tokens.ts'
import type { OneTimePurpose, Session } from '#server/auth/tables.ts'

/** A session as its owner has it. The row has a hash of `sessionId`, so no token can be made from the row. */
export type LiveSession = Session & { sessionId: string }

export interface SessionOpening {
  accountId: string
  /** A password, or a link or code mailed for this. */
  openedBy: 'password' | OneTimePurpose
  /** Such as "Firefox on Linux". */
  device: string
  now: number
  /** Whether the PKCE exchange opens it. */
  viaExchange?: boolean
}

/** The name of the flow, which `amr` has for sessions opened by the PKCE exchange. */
const flowMethods: Record<OneTimePurpose, string> = {
  confirmation: 'email/signup',
  recovery: 'recovery',
  email_change_old: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'otp',
}

export async function openSession(
  tx: DatabaseTransaction,
  { accountId, openedBy, device, now, viaExchange = false }: SessionOpening,
): Promise<LiveSession> {
  const mailed = (purpose: OneTimePurpose) => (viaExchange ? flowMethods[purpose] : 'otp')
  const method = openedBy === 'password' ? 'password' : mailed(openedBy)
  const sessionId = randomUUID()
  const session = await tx
    .insertInto('sessions')
    .values({
      id: hashSessionId(sessionId),
      accountId,
      refreshKey: newRefreshKey(),
      refreshCounter: 0,
      refreshReplacedAt: '{}',
      amr: JSON.stringify([{ method, timestamp: Math.floor(now / 1000) }]),
      openedBy: openedBy === 'password' ? null : openedBy,
      device,
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...session, sessionId }
}

/** By the id in a token. */
export function findSession(database: Database, sessionId: string): Promise<Session | undefined> {
  return database
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', hashSessionId(sessionId))
    .executeTakeFirst()
}

/** An id has 122 random bits, so its hash needs no salt and no slow function. */
export function hashSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex')
}

export async function isOpen(database: Database, { id }: Session): Promise<boolean> {
  const row = await database.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function endSession(database: Database, id: string): Promise<void> {
  await database.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Returns how many there were. */
export async function endAllSessions(database: Database, accountId: string): Promise<number> {
  const ended = await database.deleteFrom('sessions').where('accountId', '=', accountId).executeTakeFirst()
  return Number(ended.numDeletedRows)
}

/** Ends the sessions of all accounts. Returns how many there were. */
export async function endEverySession(database: Database): Promise<number> {
  const ended = await database.deleteFrom('sessions').executeTakeFirst()
  return Number(ended.numDeletedRows)
}

export async function endOtherSessions(database: Database, accountId: string, keptId: string): Promise<void> {
  await database.deleteFrom('sessions').where('accountId', '=', accountId).where('id', '!=', keptId).execute()
}
