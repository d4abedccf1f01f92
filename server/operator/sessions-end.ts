import { Command } from '@commander-js/extra-typings'
import { recordAudit } from '#server/audit/audit.ts'
import { endAllSessions, endEverySession } from '#server/auth/tokens/sessions.ts'
import type { Cli } from './command.ts'
import { UsageError } from './command.ts'
import { requireAccount } from './find-account.ts'
import { answer, count } from './output.ts'
import { withWritableContext } from './with-context.ts'

export const sessionsEnd = (cli: Cli) =>
  new Command('end')
    .description('Sign out one account everywhere, or all accounts')
    .argument('[e-mail]', 'the address of the account')
    .option('--all', 'all accounts')
    .action(async (email, { all }) => {
      if ((email === undefined) === (all !== true))
        throw new UsageError('Give the e-mail address of an account, or add --all.')
      const ended = await withWritableContext(cli, async ({ database, clock }) => {
        const account = email === undefined ? undefined : await requireAccount(database, email)
        return database.transaction().execute(async (tx) => {
          const sessions = account ? await endAllSessions(tx, account.id) : await endEverySession(tx)
          await recordAudit(tx, {
            at: clock.now(),
            kind: 'sessions_ended',
            actor: 'operator',
            accountId: account?.id ?? null,
            detail: account ? null : 'of everybody',
          })
          return sessions
        })
      })
      answer(cli.output, { ended }, () => [
        ended === 0
          ? 'Nobody was signed in.'
          : `${count(ended, ['session', 'sessions'])} ended. Their tokens stopped working at once.`,
      ])
    })
