import { cleanLine } from '../email/clean.ts'
import type { Command } from './command.ts'
import { answer, isoTime, moment, table } from './output.ts'
import { readChoice, readWhole } from './read-option.ts'
import { withContext } from './with-context.ts'

export const outboxList: Command = {
  name: 'outbox list',
  summary: 'Show mails that are not sent: waiting, being sent, or given up',
  operands: '',
  options: {
    state: { value: 'state', says: 'only those: queued, sending, sent or dead' },
    limit: { value: 'number', says: 'how many at most, the newest; 50 when left out' },
  },
  async run(call) {
    const limit = readWhole(call, 'limit', 50)
    const state = readChoice(call, 'state', ['queued', 'sending', 'sent', 'dead'])
    const mails = await withContext(call, ({ database }) =>
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
    answer(call.output, records, () =>
      mails.length === 0
        ? [state === undefined ? 'Every mail is sent.' : `No mail is ${state}.`]
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
    return 0
  },
}
