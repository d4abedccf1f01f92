import type { Command } from './command.ts'
import { OperatorError, UsageError } from './command.ts'
import { answer, count } from './output.ts'
import { withContext } from './with-context.ts'

export const outboxRetry: Command = {
  name: 'outbox retry',
  summary: 'Let mails that were given up, or that wait for their next try, go out now',
  operands: '<id>…',
  options: { dead: { says: 'all that were given up' } },
  async run(call) {
    const { operands } = call
    if (operands.length === 0 && !call.isSet('dead'))
      throw new UsageError('Say which mails, or --dead for all.')
    if (operands.length > 0 && call.isSet('dead')) throw new UsageError('Either ids or --dead, not both.')
    const retried = await withContext(call, async ({ database, clock }) => {
      let update = database
        .updateTable('messages')
        .set({ state: 'queued', attempt: 0, nextAttemptAt: clock.now() })
        .where('state', 'in', operands.length === 0 ? ['dead'] : ['dead', 'queued'])
      if (operands.length > 0) update = update.where('id', 'in', operands)
      return (await update.returning('id').execute()).map(({ id }) => id)
    })
    const refused = operands.filter((id) => !retried.includes(id))
    if (refused.length > 0 && retried.length === 0) {
      throw new OperatorError(`Neither waiting nor given up: ${refused.join(', ')}. See: outbox list`)
    }
    answer(call.output, { retried, refused }, () => [
      `${count(retried.length, ['mail', 'mails'])} to send now. A running server does it within seconds.`,
      ...refused.map((id) => `Neither waiting nor given up: ${id}`),
    ])
    return refused.length === 0 ? 0 : 1
  },
}
