import type { AccountData } from '#contract/account.ts'
import { parseMetadata } from '#server/auth/accounts/metadata.ts'
import type { Account, Session } from '#server/auth/tables.ts'
import type { Database } from '#server/database/open.ts'
import { visitorAddress } from '#server/email/enquiry.ts'
import { lastUse } from './signed-in-browsers.ts'

/** All data about an account and its holder, except what would allow signing in: the password's hash, keys, links and codes. */
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
  const mails = await database
    .selectFrom('messages')
    .select(['subject', 'createdAt', 'sentAt'])
    .where('accountId', '=', account.id)
    .orderBy('createdAt')
    .execute()
  const devices = await database
    .selectFrom('accountDevices')
    .select(['device', 'firstSignInAt'])
    .where('accountId', '=', account.id)
    .orderBy('firstSignInAt')
    .execute()
  const events = await database
    .selectFrom('auditEvents')
    .select(['at', 'kind', 'device', 'detail'])
    .where('accountId', '=', account.id)
    .orderBy('at')
    .execute()
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
      last_used_at: toText(lastUse(session)),
      method: methodOf(session),
      device: session.device,
    })),
    devices: devices.map(({ device, firstSignInAt }) => ({
      device,
      first_sign_in_at: toText(firstSignInAt),
    })),
    events: events.map(({ at, kind, device, detail }) => ({ at: toText(at), kind, device, detail })),
    enquiries: await enquiriesFrom(database, account),
    mails: mails.map(({ subject, createdAt, sentAt }) => ({
      subject,
      written_at: toText(createdAt),
      sent_at: sentAt === null ? null : toText(sentAt),
    })),
  }
}

/** Of an unconfirmed account none: its holder has not shown that the address is theirs. */
async function enquiriesFrom(
  database: Database,
  { email, emailConfirmedAt }: Account,
): Promise<AccountData['enquiries']> {
  if (emailConfirmedAt === null) return []
  const mentioning = await database
    .selectFrom('enquiries')
    .select(['id', 'kind', 'variables', 'createdAt'])
    .where((row) => row(row.fn('lower', ['variables']), 'like', `%${email.replaceAll(/[%_\\]/g, '_')}%`))
    .orderBy('createdAt')
    .execute()
  return mentioning
    .map(({ id, kind, variables, createdAt }) => ({
      id,
      received_at: toText(createdAt),
      kind,
      fields: JSON.parse(variables) as Record<string, unknown>,
    }))
    .filter(({ fields }) => visitorAddress(fields).written.toLowerCase() === email)
}

function methodOf({ amr }: Session): 'password' | 'otp' {
  const [newest] = JSON.parse(amr) as { method: 'password' | 'otp' }[]
  return newest?.method ?? 'password'
}

function toText(at: number): string {
  return new Date(at).toISOString()
}
