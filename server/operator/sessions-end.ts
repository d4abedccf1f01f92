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
    .description('Sign an account out everywhere, or everybody; who was signed in signs in again')
    .argument('[e-mail]', 'the address of the account')
    .option('--all', 'everybody')
    .action(async (email, { all }) => {
      if ((email === undefined) === (all !== true))
        throw new UsageError('Name one account by its e-mail address, or add --all.')
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
