import type { DatabaseTransaction } from '#server/database/open.ts'
import type { RefreshToken } from './refresh-tokens.ts'
import { endSession, hashSessionId, type LiveSession } from './sessions.ts'
import type { Session } from '#server/auth/tables.ts'

export type Rotation =
  | { outcome: 'allowed'; session: LiveSession }
  | { outcome: 'unknown' }
  /** Not used for longer than sessions are kept, so it has ended. */
  | { outcome: 'idle' }
  /** Neither current nor within the reuse window. Another person may have it, so its session is ended. */
  | { outcome: 'reused' }

interface Timing {
  now: number
  reuseWindowMs: number
  /** 0 if sessions never end by themselves. */
  idleMs: number
}

/** Decides whether a refresh token is valid. The answer's active token is the session's current generation. */
export async function rotate(
  tx: DatabaseTransaction,
  refreshToken: RefreshToken,
  timing: Timing,
): Promise<Rotation> {
  const { generation, sessionId } = refreshToken
  const row = await lockSession(tx, hashSessionId(sessionId))
  if (row === undefined || !refreshToken.isSignedWith(row.refreshKey)) return { outcome: 'unknown' }
  const session = { ...row, sessionId }
  if (isIdle(session, timing)) {
    await endSession(tx, session.id)
    return { outcome: 'idle' }
  }
  if (generation === session.refreshCounter) return advance(tx, session, timing)
  // Two tabs refresh with the same token at once, or an answer was lost: the second request gets the same successor.
  if (generation === session.refreshCounter - 1) return { outcome: 'allowed', session }
  const replacedAt = replacements(session)[generation]
  if (replacedAt !== undefined && timing.now - replacedAt <= timing.reuseWindowMs)
    return advance(tx, session, timing)
  await endSession(tx, session.id)
  return { outcome: 'reused' }
}

/** On Postgres this write changes nothing but locks the row; SQLite has only one writer. So refreshes take turns. */
function lockSession(tx: DatabaseTransaction, id: string): Promise<Session | undefined> {
  return tx
    .updateTable('sessions')
    .set((row) => ({ refreshCounter: row.ref('refreshCounter') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

async function advance(
  tx: DatabaseTransaction,
  session: LiveSession,
  { now, reuseWindowMs }: Timing,
): Promise<Rotation> {
  const recent = Object.entries(replacements(session)).filter(([, at]) => now - at <= reuseWindowMs)
  const refreshReplacedAt = { ...Object.fromEntries(recent), [session.refreshCounter]: now }
  const advanced = await tx
    .updateTable('sessions')
    .set({
      refreshCounter: session.refreshCounter + 1,
      refreshReplacedAt: JSON.stringify(refreshReplacedAt),
      refreshedAt: now,
    })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { outcome: 'allowed', session: { ...advanced, sessionId: session.sessionId } }
}

/** The daily sweep ends such sessions as well; a token must not get in before it. */
function isIdle({ refreshedAt, createdAt }: Session, { now, idleMs }: Timing): boolean {
  return idleMs > 0 && now - (refreshedAt ?? createdAt) >= idleMs
}

function replacements(session: Session): Record<number, number> {
  return JSON.parse(session.refreshReplacedAt) as Record<number, number>
}
