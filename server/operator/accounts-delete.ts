import { deleteAccount } from '../account/delete-account.ts'
import { accountDeletedMail } from '../auth/notices.ts'
import type { Command } from './command.ts'
import { UsageError } from './command.ts'
import { requireAccount } from './find-account.ts'
import { answer } from './output.ts'
import { readOperand } from './read-option.ts'
import { withContext } from './with-context.ts'

export const accountsDelete: Command = {
  name: 'accounts delete',
  summary: 'Delete an account with its sessions and mails, and tell its owner by mail',
  operands: '<e-mail>',
  options: { yes: { says: 'do it; without this nothing is deleted' } },
  async run(call) {
    const email = readOperand(call, 'account')
    const deleted = await withContext(call, async (context) => {
      const account = await requireAccount(context.database, email)
      if (!call.isSet('yes'))
        throw new UsageError(`This cannot be undone. Add --yes to delete ${account.email}.`)
      await deleteAccount(context, account.id, accountDeletedMail())
      return account
    })
    answer(call.output, { deleted: { id: deleted.id, email: deleted.email } }, () => [
      `Deleted ${deleted.email}. A mail about it is queued.`,
    ])
    return 0
  },
}
