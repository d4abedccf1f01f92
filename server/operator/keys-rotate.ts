import { Command } from '@commander-js/extra-typings'
import { rotateSigningKeys } from '#server/auth/tokens/signing-keys.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Cli } from './command.ts'
import { answer, isoTime, moment } from './output.ts'
import { withWritableContext } from './with-context.ts'

export const keysRotate = (cli: Cli) =>
  new Command('rotate')
    .description(
      'Make a new key that signs access tokens; tokens of the old one stay valid until they expire',
    )
    .action(async () => {
      const { accessTokenSeconds } = cli.config().auth
      const { kid, formerHonouredUntil } = await withWritableContext(cli, async ({ database, clock }) => {
        const now = clock.now()
        const rotated = await rotateSigningKeys(database, now, accessTokenSeconds)
        await recordAudit(database, { at: now, kind: 'keys_rotated', actor: 'operator', detail: rotated.kid })
        return rotated
      })
      answer(cli.output, { kid, former_honoured_until: isoTime(formerHonouredUntil) }, () => [
        `The key ${kid} signs from now on. Running servers switch to it within a minute.`,
        `The previous key stays published and accepted until ${moment(formerHonouredUntil)}.`,
      ])
    })
