import { accountMailKinds } from '#server/auth/mails.ts'
import type { Account } from '#server/auth/tables.ts'
import type { Database, DatabaseTransaction } from '#server/database/open.ts'
import type { StoredMessage } from '#server/email/outbox.ts'

// The outbox keeps sent mails. Only those to the account's own address count: an address it asked to move to may be
// somebody else's, and other kinds of mail to it, such as answers to enquiries, are not about the account.

type AccountMail = Pick<StoredMessage, 'subject' | 'createdAt' | 'sentAt'>

export function selectAccountMails(database: Database, { email }: Account): Promise<AccountMail[]> {
  return database
    .selectFrom('messages')
    .select(['subject', 'createdAt', 'sentAt'])
    .where('kind', 'in', accountMailKinds)
    .where('recipient', '=', email)
    .orderBy('createdAt')
    .execute()
}

export async function deleteAccountMails(tx: DatabaseTransaction, { email }: Account): Promise<void> {
  await tx
    .deleteFrom('messages')
    .where('kind', 'in', accountMailKinds)
    .where('recipient', '=', email)
    .execute()
}
