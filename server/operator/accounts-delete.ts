import { agencyVoice, publishedAgency } from '#server/site/agency.ts'
import { Command } from '@commander-js/extra-typings'
import { deleteAccount } from '#server/account/delete-account.ts'
import { accountDeletedMail } from '#server/auth/mails/notices.ts'
import type { Cli } from './command.ts'
import { UsageError } from './command.ts'
import { requireAccount } from './find-account.ts'
import { answer } from './output.ts'
import { withWritableContext } from './with-context.ts'

export const accountsDelete = (cli: Cli) =>
  new Command('delete')
    .description('Delete an account with its sessions and mails, and notify its owner by mail')
    .argument('<e-mail>', 'the address of the account')
    .option('--yes', 'do it; without this nothing is deleted')
    .action(async (email, { yes }) => {
      const deleted = await withWritableContext(cli, async (context) => {
        const account = await requireAccount(context.database, email)
        if (yes !== true) throw new UsageError(`This cannot be undone. Add --yes to delete ${account.email}.`)
        await deleteAccount(context, account.id, {
          notice: accountDeletedMail(
            agencyVoice({ config: context.config, site: { agency: await publishedAgency(context.config) } }),
          ),
          actor: 'operator',
        })
        return account
      })
      answer(cli.output, { deleted: { id: deleted.id, email: deleted.email } }, () => [
        `Deleted ${deleted.email}. A mail about it is queued.`,
      ])
    })
