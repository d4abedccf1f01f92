import { agencyVoice } from '#server/site/agency.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { AuditKind } from '#server/audit/tables.ts'
import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { newDeviceMail } from '#server/auth/mails/notices.ts'
import { openSession, type LiveSession, type SessionOpening } from './sessions.ts'
import type { Account } from '#server/auth/tables.ts'

interface Beginning extends Omit<SessionOpening, 'accountId'> {
  account: Account
  kind: AuditKind & ('sign_in' | 'sign_up')
}

/** Signs in: opens the session, notes the device, sends a mail about a device that is new, and writes the audit log. */
export async function beginSession(
  context: Context,
  tx: DatabaseTransaction,
  { account, kind, ...opening }: Beginning,
): Promise<LiveSession> {
  const { device, now, openedBy } = opening
  const session = await openSession(tx, { ...opening, accountId: account.id })
  const isNew = await noteDevice(tx, account.id, device, now)
  if (isNew && tellsOfDevice(context, account, opening))
    await context.outbox.enqueue(
      tx,
      { to: account.email, ...newDeviceMail(agencyVoice(context), { device, at: now }) },
      { accountId: account.id },
    )
  await recordAudit(tx, { at: now, kind, accountId: account.id, device, detail: openedBy })
  return session
}

/**
 * A person who follows a link that confirms an address is in its mailbox and needs no mail about it. An address that
 * was never confirmed may be a stranger's.
 */
function tellsOfDevice(
  { config }: Context,
  account: Account,
  { openedBy }: Pick<SessionOpening, 'openedBy'>,
): boolean {
  const isKnownToMailbox = openedBy !== 'password' && openedBy !== 'recovery'
  return config.auth.tellsOfNewDevices && account.emailConfirmedAt !== null && !isKnownToMailbox
}

/** True for a further device of this account. The first one needs no mail. */
async function noteDevice(
  tx: DatabaseTransaction,
  accountId: string,
  device: string,
  now: number,
): Promise<boolean> {
  const known = await tx
    .selectFrom('accountDevices')
    .select('device')
    .where('accountId', '=', accountId)
    .execute()
  if (known.some((one) => one.device === device)) return false
  await tx
    .insertInto('accountDevices')
    .values({ accountId, device, firstSignInAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return known.length > 0
}
