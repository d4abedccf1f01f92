import { Command } from '@commander-js/extra-typings'
import { lastUse } from '#server/account/signed-in-browsers.ts'
import type { Cli } from './command.ts'
import { requireAccount } from './find-account.ts'
import { answer, isoTime, moment, table } from './output.ts'
import { wholeNumber } from './read-option.ts'
import { withContext } from './with-context.ts'

export const sessionsList = (cli: Cli) =>
  new Command('list')
    .description('Show the browsers that are signed in, the most recently used first')
    .argument('[e-mail]', 'only those of this account')
    .option('--limit <number>', 'how many to show at most', wholeNumber, 50)
    .action(async (email, { limit }) => {
      const sessions = await withContext(cli, async ({ database }) => {
        let query = database
          .selectFrom('sessions')
          .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
          .select(['email', 'device', 'openedBy', 'sessions.createdAt', 'refreshedAt'])
        if (email !== undefined)
          query = query.where('accountId', '=', (await requireAccount(database, email)).id)
        return query
          .orderBy((row) => row.fn.coalesce('refreshedAt', 'sessions.createdAt'), 'desc')
          .orderBy('sessions.id')
          .limit(limit)
          .execute()
      })
      const records = sessions.map((session) => ({
        email: session.email,
        device: session.device,
        opened_by: session.openedBy ?? 'password',
        signed_in: isoTime(session.createdAt),
        last_used: isoTime(lastUse(session)),
      }))
      answer(cli.output, records, () =>
        sessions.length === 0
          ? ['Nobody is signed in.']
          : table(
              ['Last used', 'Signed in', 'Opened by', 'Device', 'E-mail'],
              sessions.map((session) => [
                moment(lastUse(session)),
                moment(session.createdAt),
                session.openedBy ?? 'password',
                session.device ?? '-',
                session.email,
              ]),
            ),
      )
    })
