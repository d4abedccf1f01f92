import { randomUUID } from 'node:crypto'
import type { SignIn } from '#contract/desk.ts'
import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { hashOf, newSecret } from './sign-in-links.ts'
import { personOf, type Person } from './staff.ts'

const dayMs = 24 * 60 * 60_000
/** Sessions end after two weeks without use, and after three months in any case. */
const idleMs = 14 * dayMs
export const longestMs = 90 * dayMs
/** The precision of the last use. Storing it at each request would cost a commit. */
const usedEveryMs = 5 * 60_000

export interface Session {
  id: string
  person: Person
}

/** Returns the cookie's value. */
export async function beginSession(
  tx: DatabaseTransaction,
  { clock }: Pick<Context, 'clock'>,
  { address, device }: { address: string; device: string },
): Promise<string> {
  const token = newSecret()
  const now = clock.now()
  await tx
    .insertInto('deskSessions')
    .values({ id: randomUUID(), tokenHash: hashOf(token), address, device, createdAt: now, usedAt: now })
    .execute()
  return token
}

/** The session of a cookie, if it has not expired and the person is still staff. */
export async function findSession(context: Context, token: string): Promise<Session | undefined> {
  const { database, clock } = context
  const now = clock.now()
  const row = await fresh(context)
    .select(['id', 'address', 'usedAt'])
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst()
  const person = row && personOf(context.config, row.address)
  if (!person) return undefined
  if (now - row.usedAt > usedEveryMs)
    await database.updateTable('deskSessions').set({ usedAt: now }).where('id', '=', row.id).execute()
  return { id: row.id, person }
}

/** A person's sessions, last used first. */
export async function listSessions(context: Context, { id, person }: Session): Promise<SignIn[]> {
  const rows = await fresh(context)
    .select(['id', 'device', 'createdAt', 'usedAt'])
    .where('address', '=', person.address)
    .orderBy('usedAt', 'desc')
    .execute()
  return rows.map((row) => Object.assign(row, { isThisOne: row.id === id }))
}

/** Ends one of a person's own sessions. Returns whether it existed. */
export async function endSession(context: Context, person: Person, id: string): Promise<boolean> {
  const { numDeletedRows } = await context.database
    .deleteFrom('deskSessions')
    .where('id', '=', id)
    .where('address', '=', person.address)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes expired sessions. */
export async function forgetEndedSessions({ database, clock }: Context): Promise<void> {
  const now = clock.now()
  await database
    .deleteFrom('deskSessions')
    .where((row) => row.or([row('usedAt', '<=', now - idleMs), row('createdAt', '<=', now - longestMs)]))
    .execute()
}

function fresh({ database, clock }: Context) {
  const now = clock.now()
  return database
    .selectFrom('deskSessions')
    .where('usedAt', '>', now - idleMs)
    .where('createdAt', '>', now - longestMs)
}
