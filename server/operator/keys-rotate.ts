import { Command } from '@commander-js/extra-typings'
import { rotateSigningKeys } from '#server/auth/tokens/signing-keys.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Cli } from './command.ts'
import { answer, isoTime, moment } from './output.ts'
import { withWritableContext } from './with-context.ts'

export const keysRotate = (cli: Cli) =>
  new Command('rotate')
    .description('Make a new key that signs access tokens; tokens of the old one stay good until they expire')
    .action(async () => {
      const { accessTokenSeconds } = cli.config().auth
      const { kid, formerHonouredUntil } = await withWritableContext(cli, async ({ database, clock }) => {
        const now = clock.now()
        const rotated = await rotateSigningKeys(database, now, accessTokenSeconds)
        await recordAudit(database, { at: now, kind: 'keys_rotated', actor: 'operator', detail: rotated.kid })
        return rotated
      })
      answer(cli.output, { kid, former_honoured_until: isoTime(formerHonouredUntil) }, () => [
        `The key ${kid} signs from now on; running servers notice within a minute.`,
        `The one before it is published and believed until ${moment(formerHonouredUntil)}.`,
      ])
    })
