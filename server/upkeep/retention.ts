import { agencyVoice } from '#server/site/agency.ts'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Expression, ExpressionBuilder } from 'kysely'
import { deleteAccount } from '#server/account/delete-account.ts'
import { accountClosingMail } from '#server/auth/mails/notices.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/database/open.ts'
import type { Schema } from '#server/database/schema.ts'
import { forgetOldSuppressions } from '#server/email/suppressions.ts'

/** How many rows of each kind a sweep deleted. */
export interface Swept {
  enquiries: number
  mails: number
  sessions: number
  oneTimeTokens: number
  signingKeys: number
  accounts: number
  auditEvents: number
}

const dayMs = 24 * 60 * 60_000

/** The time between the notice that an account will be closed and its deletion. */
const closingNoticeMs = 14 * dayMs

/** Small, because SQLite blocks every visitor while it deletes. */
const batch = 200

/** Deletes what is older than the KEEP_… settings allow, and expired tokens and keys. */
export async function sweep(context: Context): Promise<Swept> {
  const { database, clock, config } = context
  const { enquiriesDays, sentMailDays, deadMailDays, idleSessionsDays, unconfirmedAccountsDays, auditDays } =
    config.keep
  const now = clock.now()
  await forgetOldSuppressions(database, now)
  const olderThan = async (days: number, deleteSome: (before: number) => Promise<number>) =>
    days === 0 ? 0 : untilNoneIsLeft(() => deleteSome(now - days * dayMs))
  return {
    enquiries: await olderThan(enquiriesDays, (before) => deleteEnquiries(database, before)),
    mails:
      (await olderThan(sentMailDays, (before) => deleteSentMails(database, before))) +
      (await olderThan(deadMailDays, (before) => deleteDeadMails(database, before))) +
      (await untilNoneIsLeft(() => deleteFarewells(database))),
    sessions: await olderThan(idleSessionsDays, (before) => endIdleSessions(database, before)),
    oneTimeTokens: await untilNoneIsLeft(() => deleteExpiredTokens(database, now)),
    signingKeys: await deleteRetiredKeys(database, now),
    accounts: await olderThan(unconfirmedAccountsDays, (before) => closeUnconfirmed(context, before)),
    auditEvents: await olderThan(auditDays, (before) => deleteAuditEvents(database, before)),
  }
}

async function untilNoneIsLeft(deleteSome: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const deleted = await deleteSome()
    total += deleted
    if (deleted < batch) return total
    await yieldToEventLoop()
  }
}

/** Its mails are deleted with it. An enquiry that waits to be mailed again is deleted after that. */
async function deleteEnquiries(database: Database, before: number): Promise<number> {
  const old = database
    .selectFrom('enquiries')
    .select('id')
    .where('createdAt', '<=', before)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('messages')
            .select('messages.id')
            .whereRef('messages.enquiryId', '=', 'enquiries.id')
            .where('state', 'in', ['queued', 'sending']),
        ),
      ),
    )
    .limit(batch)
  const { numDeletedRows } = await database.deleteFrom('enquiries').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes up to a batch of the mails sent before then. The enquiry or account keeps what they said. */
export async function deleteSentMails(database: Database, before: number): Promise<number> {
  const old = database
    .selectFrom('messages')
    .select('id')
    .where('state', '=', 'sent')
    .where('sentAt', '<=', before)
    .limit(batch)
  const { numDeletedRows } = await database.deleteFrom('messages').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes up to a batch of the mails given up and written before then, except those of kept enquiries. */
export async function deleteDeadMails(database: Database, before: number): Promise<number> {
  const old = database
    .selectFrom('messages')
    .select('id')
    .where('state', '=', 'dead')
    .where('enquiryId', 'is', null)
    .where('createdAt', '<=', before)
    .limit(batch)
  const { numDeletedRows } = await database.deleteFrom('messages').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Notices of deleted accounts, the only data left of them. */
async function deleteFarewells(database: Database): Promise<number> {
  const done = database
    .selectFrom('messages')
    .select('id')
    .where('enquiryId', 'is', null)
    .where('accountId', 'is', null)
    .where('state', 'in', ['sent', 'dead'])
    .limit(batch)
  const { numDeletedRows } = await database.deleteFrom('messages').where('id', 'in', done).executeTakeFirst()
  return Number(numDeletedRows)
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

async function deleteAuditEvents(database: Database, before: number): Promise<number> {
  const old = database.selectFrom('auditEvents').select('id').where('at', '<=', before).limit(batch)
  const { numDeletedRows } = await database
    .deleteFrom('auditEvents')
    .where('id', 'in', old)
    .executeTakeFirst()
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

/**
 * Closes unused accounts whose address was never confirmed, two weeks after a notice to their owners.
 * A person may use an account for a long time without confirming it.
 */
async function closeUnconfirmed(context: Context, before: number): Promise<number> {
  const { database, clock } = context
  await database
    .updateTable('accounts')
    .set({ closingToldAt: null })
    .where('closingToldAt', 'is not', null)
    .where((row) =>
      row.or([row('emailConfirmedAt', 'is not', null), isUsedAfter(row, row.ref('closingToldAt'))]),
    )
    .execute()
  await untilNoneIsLeft(() => tellOwners(context, before))
  const notified = await lapsed(database, before)
    .where('closingToldAt', '<=', clock.now() - closingNoticeMs)
    .execute()
  for (const { id } of notified) await deleteAccount(context, id, { notice: null, actor: 'server' })
  return notified.length
}

async function tellOwners(context: Context, before: number): Promise<number> {
  const { database, outbox, clock } = context
  const now = clock.now()
  const untold = await lapsed(database, before).where('closingToldAt', 'is', null).execute()
  const mail = accountClosingMail(agencyVoice(context), { on: now + closingNoticeMs })
  for (const { id, email } of untold) {
    await database.transaction().execute(async (tx) => {
      await tx.updateTable('accounts').set({ closingToldAt: now }).where('id', '=', id).execute()
      await outbox.enqueue(tx, { to: email, ...mail }, { accountId: id })
    })
  }
  return untold.length
}

function lapsed(database: Database, before: number) {
  return database
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('emailConfirmedAt', 'is', null)
    .where('createdAt', '<=', before)
    .where((row) => row.not(isUsedAfter(row, row.val(before))))
    .limit(batch)
}

function isUsedAfter(row: ExpressionBuilder<Schema, 'accounts'>, moment: Expression<number | null>) {
  return row.or([
    row(row.fn.coalesce('accounts.lastSignInAt', row.lit(0)), '>', moment as Expression<number>),
    row.exists(
      row
        .selectFrom('sessions')
        .select('sessions.id')
        .whereRef('sessions.accountId', '=', 'accounts.id')
        .where((session) =>
          session(
            session.fn.coalesce('refreshedAt', 'sessions.createdAt'),
            '>',
            moment as Expression<number>,
          ),
        ),
    ),
  ])
}
