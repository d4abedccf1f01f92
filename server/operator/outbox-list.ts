import { Command, Option } from '@commander-js/extra-typings'
import { cleanLine } from '#server/email/clean.ts'
import type { Cli } from './command.ts'
import { answer, isoTime, moment, table } from './output.ts'
import { wholeNumber } from './read-option.ts'
import { withContext } from './with-context.ts'

export const outboxList = (cli: Cli) =>
  new Command('list')
    .description('Show unsent mails: waiting, being sent, or given up')
    .addOption(
      new Option('--state <state>', 'only those in this state').choices([
        'queued',
        'sending',
        'sent',
        'dead',
      ] as const),
    )
    .option('--limit <number>', 'how many to show at most, the newest first', wholeNumber, 50)
    .action(async ({ state, limit }) => {
      const mails = await withContext(cli, ({ database }) =>
        database
          .selectFrom('messages')
          .select(['id', 'kind', 'recipient', 'state', 'attempt', 'createdAt', 'nextAttemptAt', 'lastError'])
          .where('state', 'in', state === undefined ? ['queued', 'sending', 'dead'] : [state])
          .orderBy('createdAt', 'desc')
          .orderBy('id')
          .limit(limit)
          .execute(),
      )
      const records = mails.map(({ createdAt, nextAttemptAt, lastError, ...mail }) => ({
        ...mail,
        created: isoTime(createdAt),
        next_attempt: mail.state === 'queued' ? isoTime(nextAttemptAt) : null,
        last_error: lastError,
      }))
      answer(cli.output, records, () =>
        mails.length === 0
          ? [state === undefined ? 'All mails are sent.' : `No mail is ${state}.`]
          : table(
              ['Written', 'State', 'Tries', 'Next try', 'Kind', 'To', 'Id', 'Last error'],
              mails.map((mail) => [
                moment(mail.createdAt),
                mail.state,
                String(mail.attempt),
                moment(mail.state === 'queued' ? mail.nextAttemptAt : null),
                mail.kind,
                mail.recipient,
                mail.id,
                cleanLine(mail.lastError, 80),
              ]),
            ),
      )
    })
