import { Command } from '@commander-js/extra-typings'
import type { Cli } from './command.ts'
import { answer, isoTime, moment, table } from './output.ts'
import { wholeNumber } from './read-option.ts'
import { withContext } from './with-context.ts'

export const accountsList = (cli: Cli) =>
  new Command('list')
    .description('Show the newest accounts')
    .option('--unconfirmed', 'only those whose address was never confirmed')
    .option('--limit <number>', 'how many to show at most', wholeNumber, 50)
    .action(async ({ unconfirmed, limit }) => {
      const accounts = await withContext(cli, ({ database }) => {
        let query = database
          .selectFrom('accounts')
          .select(['id', 'email', 'emailConfirmedAt', 'createdAt', 'lastSignInAt'])
          .select((row) =>
            row
              .selectFrom('sessions')
              .select((session) => session.fn.countAll<number>().as('count'))
              .whereRef('sessions.accountId', '=', 'accounts.id')
              .as('sessions'),
          )
        if (unconfirmed) query = query.where('emailConfirmedAt', 'is', null)
        return query.orderBy('createdAt', 'desc').orderBy('id').limit(limit).execute()
      })
      const time = (at: number | null) => (at === null ? null : isoTime(at))
      const records = accounts.map((account) => ({
        id: account.id,
        email: account.email,
        confirmed: time(account.emailConfirmedAt),
        created: isoTime(account.createdAt),
        last_sign_in: time(account.lastSignInAt),
        sessions: Number(account.sessions),
      }))
      answer(cli.output, records, () =>
        accounts.length === 0
          ? ['No accounts.']
          : table(
              ['Created', 'Last sign-in', 'Confirmed', 'Sessions', 'E-mail'],
              accounts.map((account) => [
                moment(account.createdAt),
                moment(account.lastSignInAt),
                moment(account.emailConfirmedAt),
                String(account.sessions),
                account.email,
              ]),
            ),
      )
    })
