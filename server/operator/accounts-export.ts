import { Command } from '@commander-js/extra-typings'
import { writeFile } from 'node:fs/promises'
import { collectAccountData } from '#server/account/account-data.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Cli } from './command.ts'
import { requireAccount } from './find-account.ts'
import { withWritableContext } from './with-context.ts'

export const accountsExport = (cli: Cli) =>
  new Command('export')
    .description('Write the data of an account as JSON, in the form that its owner can download')
    .argument('<e-mail>', 'the address of the account')
    .option('--out <file>', 'a new file to write (default: standard output)')
    .action(async (email, { out }) => {
      const data = await withWritableContext(cli, async ({ database, clock }) => {
        const account = await requireAccount(database, email)
        const now = clock.now()
        await recordAudit(database, {
          at: now,
          kind: 'data_exported',
          actor: 'operator',
          accountId: account.id,
        })
        return collectAccountData(database, account, now)
      })
      const text = `${JSON.stringify(data, null, 2)}\n`
      if (out === undefined) cli.output.write(text)
      else {
        await writeFile(out, text, { flag: 'wx', mode: 0o600 })
        cli.output.note(`Written to ${out}.`)
      }
    })
