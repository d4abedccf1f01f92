import { Command, Option } from '@commander-js/extra-typings'
import { findAccountByEmail } from '#server/auth/accounts/accounts.ts'
import { auditKinds } from '#server/audit/tables.ts'
import type { Cli } from './command.ts'
import { OperatorError } from './command.ts'
import type { Database } from '#server/database/open.ts'
import { answer, isoTime, moment, table } from './output.ts'
import { dayOrMoment, wholeNumber } from './read-option.ts'
import { withContext } from './with-context.ts'

export const auditList = (cli: Cli) =>
  new Command('audit')
    .description('Show sign-ins, failed sign-ins, changes, exports and deletions, the newest first')
    .option('--since <day>', 'only from this day on, such as 2026-11-20', dayOrMoment)
    .option('--address <e-mail|id>', 'only of this account: its address, or its id once it is deleted')
    .addOption(new Option('--kind <kind>', 'only this kind').choices(auditKinds))
    .option('--limit <number>', 'how many to show at most', wholeNumber, 50)
    .action(async ({ since, address, kind, limit }) => {
      const events = await withContext(cli, async ({ database }) => {
        let query = database
          .selectFrom('auditEvents')
          .leftJoin('accounts', 'accounts.id', 'auditEvents.accountId')
          .select(['at', 'kind', 'actor', 'staff', 'accountId', 'email', 'device', 'detail'])
        if (since !== undefined) query = query.where('at', '>=', since)
        if (address !== undefined)
          query = query.where('accountId', '=', await accountIdOf(database, address.toLowerCase()))
        if (kind !== undefined) query = query.where('kind', '=', kind)
        return query.orderBy('at', 'desc').orderBy('auditEvents.id').limit(limit).execute()
      })
      const records = events.map((event) => ({
        at: isoTime(event.at),
        kind: event.kind,
        actor: event.actor,
        staff: event.staff,
        account_id: event.accountId,
        email: event.email,
        device: event.device,
        detail: event.detail,
      }))
      answer(cli.output, records, () =>
        events.length === 0
          ? ['No events.']
          : table(
              ['When', 'What', 'Who', 'Account', 'Device', 'Detail'],
              events.map((event) => [
                moment(event.at),
                event.kind,
                event.staff ?? event.actor,
                event.email ?? event.accountId ?? '-',
                event.device ?? '-',
                event.detail ?? '-',
              ]),
            ),
      )
    })

async function accountIdOf(database: Database, addressOrId: string): Promise<string> {
  if (!addressOrId.includes('@')) return addressOrId
  const account = await findAccountByEmail(database, addressOrId)
  if (account !== undefined) return account.id
  throw new OperatorError(
    `There is no account with the address ${addressOrId}. For a deleted account give its id, because the log keeps no addresses.`,
  )
}
