import { Command } from '@commander-js/extra-typings'
import { liftSuppressions } from '#server/email/suppressions.ts'
import type { Cli } from './command.ts'
import { OperatorError, UsageError } from './command.ts'
import { answer, count } from './output.ts'
import { withWritableContext } from './with-context.ts'

export const outboxRetry = (cli: Cli) =>
  new Command('retry')
    .description('Send mails now that were given up or that wait for their next try')
    .argument('[ids...]', 'the ids of the mails')
    .option('--dead', 'all that were given up')
    .action(async (ids, { dead }) => {
      if (ids.length === 0 && dead !== true) throw new UsageError('Say which mails, or --dead for all.')
      if (ids.length > 0 && dead === true) throw new UsageError('Either ids or --dead, not both.')
      const retried = await withWritableContext(cli, async ({ database, clock }) => {
        let update = database
          .updateTable('messages')
          .set({ state: 'queued', attempt: 0, nextAttemptAt: clock.now() })
          .where('state', 'in', ids.length === 0 ? ['dead'] : ['dead', 'queued'])
        if (ids.length > 0) update = update.where('id', 'in', ids)
        const mails = await update.returning(['id', 'recipient']).execute()
        await liftSuppressions(
          database,
          mails.map(({ recipient }) => recipient),
        )
        return mails.map(({ id }) => id)
      })
      const refused = ids.filter((id) => !retried.includes(id))
      if (refused.length > 0 && retried.length === 0) {
        throw new OperatorError(`Neither waiting nor given up: ${refused.join(', ')}. See: outbox list`)
      }
      answer(cli.output, { retried, refused }, () => [
        `${count(retried.length, ['mail', 'mails'])} to send now. A running server sends them within seconds.`,
        ...refused.map((id) => `Neither waiting nor given up: ${id}`),
      ])
      if (refused.length > 0) cli.exitCode = 1
    })
