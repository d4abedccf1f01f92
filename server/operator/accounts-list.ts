import type { Command } from './command.ts'
import { answer, isoTime, moment, table } from './output.ts'
import { readWhole } from './read-option.ts'
import { withContext } from './with-context.ts'

export const accountsList: Command = {
  name: 'accounts list',
  summary: 'Show the newest accounts',
  operands: '',
  options: {
    unconfirmed: { says: 'only those whose address was never confirmed' },
    limit: { value: 'number', says: 'how many at most; 50 when left out' },
  },
  async run(call) {
    const limit = readWhole(call, 'limit', 50)
    const accounts = await withContext(call, ({ database }) => {
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
      if (call.isSet('unconfirmed')) query = query.where('emailConfirmedAt', 'is', null)
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
    answer(call.output, records, () =>
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
    return 0
  },
}
