import { setImmediate as breathe } from 'node:timers/promises'
import { deleteAccount } from '../account/delete-account.ts'
import { accountLapsedMail } from '../auth/notices.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/open.ts'
import { acknowledgementKind } from '../email/acknowledgement-mail.ts'
import { enquiryMailKinds } from '../email/enquiry-mail.ts'
import type { MessageState } from '../email/tables.ts'

/** How many rows a sweep deleted, by what they were. */
export interface Swept {
  enquiries: number
  mails: number
  sessions: number
  oneTimeTokens: number
  signingKeys: number
  accounts: number
}

const dayMs = 24 * 60 * 60_000

/** Small, because SQLite holds up every visitor while it deletes. */
const batch = 200

/** Deletes what the settings KEEP_… keep no longer, and what is worth nothing any more: expired tokens and keys. */
export async function sweep(context: Context): Promise<Swept> {
  const { database, clock, config } = context
  const { enquiriesDays, sentMailDays, deadMailDays, idleSessionsDays, unconfirmedAccountsDays } = config.keep
  const now = clock.now()
  const olderThan = async (days: number, deleteSome: (before: number) => Promise<number>) =>
    days === 0 ? 0 : untilNoneIsLeft(() => deleteSome(now - days * dayMs))
  return {
    enquiries: await olderThan(enquiriesDays, (before) => deleteEnquiries(database, before)),
    mails:
      (await olderThan(enquiriesDays, (before) => deleteMailsOfEnquiries(database, before))) +
      (await olderThan(sentMailDays, (before) => deleteMails(database, 'sent', before))) +
      (await olderThan(deadMailDays, (before) => deleteMails(database, 'dead', before))),
    sessions: await olderThan(idleSessionsDays, (before) => endIdleSessions(database, before)),
    oneTimeTokens: await untilNoneIsLeft(() => deleteExpiredTokens(database, now)),
    signingKeys: await deleteRetiredKeys(database, now),
    accounts: await olderThan(unconfirmedAccountsDays, (before) => closeUnconfirmed(context, before)),
  }
}

async function untilNoneIsLeft(deleteSome: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const deleted = await deleteSome()
    total += deleted
    if (deleted < batch) return total
    await breathe()
  }
}

async function deleteEnquiries(database: Database, before: number): Promise<number> {
  const old = database.selectFrom('enquiries').select('id').where('createdAt', '<=', before).limit(batch)
  const { numDeletedRows } = await database.deleteFrom('enquiries').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The mails repeat the visitor's words, so they go when the enquiry goes. */
async function deleteMailsOfEnquiries(database: Database, before: number): Promise<number> {
  const old = withoutEnquiry(database)
    .where('kind', 'in', [...enquiryMailKinds, acknowledgementKind])
    .where('state', 'in', ['sent', 'dead'])
    .where('createdAt', '<=', before)
  const { numDeletedRows } = await database.deleteFrom('messages').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes up to a batch of mails in this state that no kept enquiry needs. Answers how many. */
export async function deleteMails(
  database: Database,
  state: MessageState & ('sent' | 'dead'),
  before: number,
): Promise<number> {
  const old = withoutEnquiry(database).where('state', '=', state).where('createdAt', '<=', before)
  const { numDeletedRows } = await database.deleteFrom('messages').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}

function withoutEnquiry(database: Database) {
  return database
    .selectFrom('messages')
    .select('messages.id')
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('enquiries').select('id').whereRef('enquiries.messageId', '=', 'messages.id'),
        ),
      ),
    )
    .limit(batch)
}

async function endIdleSessions(database: Database, before: number): Promise<number> {
  const idle = database
    .selectFrom('sessions')
    .select('id')
    .where((row) => row(row.fn.coalesce('refreshedAt', 'createdAt'), '<=', before))
    .limit(batch)
  const { numDeletedRows } = await database.deleteFrom('sessions').where('id', 'in', idle).executeTakeFirst()
  return Number(numDeletedRows)
}

async function deleteExpiredTokens(database: Database, now: number): Promise<number> {
  const old = database.selectFrom('oneTimeTokens').select('id').where('expiresAt', '<=', now).limit(batch)
  const tokens = await database.deleteFrom('oneTimeTokens').where('id', 'in', old).executeTakeFirst()
  const oldCodes = database
    .selectFrom('signInCodes')
    .select('codeHash')
    .where('expiresAt', '<=', now)
    .limit(batch - Number(tokens.numDeletedRows))
  const codes = await database.deleteFrom('signInCodes').where('codeHash', 'in', oldCodes).executeTakeFirst()
  return Number(tokens.numDeletedRows + codes.numDeletedRows)
}

async function deleteRetiredKeys(database: Database, now: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('signingKeys')
    .where('honouredUntil', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Somebody may use an account for long without confirming: only those without any sign of life are closed. */
async function closeUnconfirmed(context: Context, before: number): Promise<number> {
  const lapsed = await context.database
    .selectFrom('accounts')
    .select('id')
    .where('emailConfirmedAt', 'is', null)
    .where('createdAt', '<=', before)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.accountId', '=', 'accounts.id')
            .where((row) => row(row.fn.coalesce('refreshedAt', 'sessions.createdAt'), '>', before)),
        ),
      ),
    )
    .limit(batch)
    .execute()
  for (const { id } of lapsed) await deleteAccount(context, id, accountLapsedMail())
  return lapsed.length
}
