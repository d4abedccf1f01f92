import { lockAccount } from '#server/auth/accounts.ts'
import type { AccountMail } from '#server/auth/mails.ts'
import type { Context } from '#server/context.ts'
import { deleteAccountMails } from './account-mails.ts'

/**
 * Deletes an account with its sessions, one-time tokens and mails, and tells the mailbox why.
 * False when it was gone already: of two who do it at once, the first one did it.
 */
export async function deleteAccount(
  { database, outbox }: Pick<Context, 'database' | 'outbox'>,
  id: string,
  notice: AccountMail,
): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    const current = await lockAccount(tx, id)
    if (current === undefined) return false
    await deleteAccountMails(tx, current)
    // Sessions and one-time tokens go with the row, and with them every way in.
    await tx.deleteFrom('accounts').where('id', '=', current.id).execute()
    await outbox.enqueue(tx, { to: current.email, ...notice })
    return true
  })
}
