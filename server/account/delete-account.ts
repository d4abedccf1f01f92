import { recordAudit } from '#server/audit/audit.ts'
import type { AuditEventTable } from '#server/audit/tables.ts'
import { lockAccount } from '#server/auth/accounts/accounts.ts'
import type { AccountMail } from '#server/auth/mails/mails.ts'
import type { Context } from '#server/context.ts'

/**
 * Deletes an account with its sessions, one-time tokens and mails, sends a mail that says why, unless one was sent before, and
 * records who did it.
 * Returns false if the account did not exist any more. Of two simultaneous requests only the first deletes it.
 */
export async function deleteAccount(
  { database, outbox, clock }: Pick<Context, 'database' | 'outbox' | 'clock'>,
  id: string,
  { notice, ...by }: { notice: AccountMail | null } & Pick<AuditEventTable, 'actor'> & { device?: string },
): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    const current = await lockAccount(tx, id)
    if (current === undefined) return false
    // Sessions, one-time tokens and mails, those to former addresses included, go with the row.
    await tx.deleteFrom('accounts').where('id', '=', current.id).execute()
    if (notice !== null) await outbox.enqueue(tx, { to: current.email, ...notice }, null)
    await recordAudit(tx, { at: clock.now(), kind: 'account_deleted', accountId: current.id, ...by })
    return true
  })
}
