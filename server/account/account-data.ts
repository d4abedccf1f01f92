import type { AccountData } from '#contract/account.ts'
import { parseMetadata } from '#server/auth/metadata.ts'
import type { Account, Session } from '#server/auth/tables.ts'
import type { Database } from '#server/database/open.ts'
import { selectAccountMails } from './account-mails.ts'

/** All that is kept about an account except what would open it: the password's hash, keys, links and codes. */
export async function collectAccountData(
  database: Database,
  account: Account,
  now: number,
): Promise<AccountData> {
  const sessions = await database
    .selectFrom('sessions')
    .selectAll()
    .where('accountId', '=', account.id)
    .orderBy('createdAt')
    .execute()
  const mails = await selectAccountMails(database, account)
  return {
    exported_at: toText(now),
    account: {
      id: account.id,
      email: account.email,
      ...(account.emailConfirmedAt === null ? {} : { email_confirmed_at: toText(account.emailConfirmedAt) }),
      ...(account.newEmail === null ? {} : { new_email: account.newEmail }),
      created_at: toText(account.createdAt),
      updated_at: toText(account.updatedAt),
      ...(account.lastSignInAt === null ? {} : { last_sign_in_at: toText(account.lastSignInAt) }),
      user_metadata: parseMetadata(account.userMetadata),
    },
    sessions: sessions.map((session) => ({
      signed_in_at: toText(session.createdAt),
      method: methodOf(session),
    })),
    mails: mails.map(({ subject, createdAt, sentAt }) => ({
      subject,
      written_at: toText(createdAt),
      sent_at: sentAt === null ? null : toText(sentAt),
    })),
  }
}

function methodOf({ amr }: Session): 'password' | 'otp' {
  const [newest] = JSON.parse(amr) as { method: 'password' | 'otp' }[]
  return newest?.method ?? 'password'
}

function toText(at: number): string {
  return new Date(at).toISOString()
}
