import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'

/**
 * Keeps the hash of a session's id instead of the id. The id is in every token of the session and in no row, so reading
 * the table is not enough to forge one. Tokens issued before keep working.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sessions = db as Kysely<{ sessions: { id: string } }>
  const open = await sessions.selectFrom('sessions').select('id').execute()
  for (const { id } of open)
    await sessions
      .updateTable('sessions')
      .set({ id: sha256(id) })
      .where('id', '=', id)
      .execute()
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
