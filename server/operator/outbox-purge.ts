import { Command, Option } from '@commander-js/extra-typings'
import { deleteDeadMails, deleteSentMails } from '#server/upkeep/retention.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Cli } from './command.ts'
import { UsageError } from './command.ts'
import { answer, count, Progress } from './output.ts'
import { wholeNumber } from './read-option.ts'
import { withWritableContext } from './with-context.ts'

const dayMs = 24 * 60 * 60_000

export const outboxPurge = (cli: Cli) =>
  new Command('purge')
    .description('Delete old mails: sent ones, or those given up, except mails of stored enquiries')
    .addOption(
      new Option('--state <state>', 'which to delete')
        .choices(['sent', 'dead'] as const)
        .makeOptionMandatory(),
    )
    .requiredOption(
      '--older-than <days>',
      'only those sent (or, if given up, written) at least this many days ago',
      wholeNumber,
    )
    .option('--yes', 'do it; without this nothing is deleted')
    .action(async ({ state, olderThan, yes }) => {
      if (yes !== true) throw new UsageError('This cannot be undone. Add --yes to delete them.')
      const progress = new Progress(cli.output, 'Deleted')
      const purged = await withWritableContext(cli, async ({ database, clock }) => {
        const deleteSome = state === 'sent' ? deleteSentMails : deleteDeadMails
        const before = clock.now() - olderThan * dayMs
        let total = 0
        for (;;) {
          const deleted = await deleteSome(database, before)
          if (deleted === 0) break
          total += deleted
          progress.reached(total)
        }
        if (total > 0)
          await recordAudit(database, {
            at: clock.now(),
            kind: 'data_deleted',
            actor: 'operator',
            detail: `mails: ${total}`,
          })
        return total
      })
      answer(cli.output, { purged }, () => [`${count(purged, ['mail', 'mails'])} deleted.`])
    })
