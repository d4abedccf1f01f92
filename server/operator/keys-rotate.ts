import { rotateSigningKeys } from '../auth/signing-keys.ts'
import type { Command } from './command.ts'
import { answer, isoTime, moment } from './output.ts'
import { withContext } from './with-context.ts'

export const keysRotate: Command = {
  name: 'keys rotate',
  summary: 'Make a new key that signs access tokens; tokens of the old one stay good until they expire',
  operands: '',
  options: {},
  async run(call) {
    const { accessTokenSeconds } = call.config().auth
    const { kid, formerHonouredUntil } = await withContext(call, ({ database, clock }) =>
      rotateSigningKeys(database, clock.now(), accessTokenSeconds),
    )
    answer(call.output, { kid, former_honoured_until: isoTime(formerHonouredUntil) }, () => [
      `The key ${kid} signs from now on; running servers notice within a minute.`,
      `The one before it is published and believed until ${moment(formerHonouredUntil)}.`,
    ])
    return 0
  },
}
