import { deleteMails } from '../upkeep/retention.ts'
import type { Command } from './command.ts'
import { UsageError } from './command.ts'
import { answer, count, Progress } from './output.ts'
import { readChoice, readWhole } from './read-option.ts'
import { withContext } from './with-context.ts'

const dayMs = 24 * 60 * 60_000

export const outboxPurge: Command = {
  name: 'outbox purge',
  summary: 'Delete old mails that were sent or given up, except those of enquiries that are kept',
  operands: '',
  options: {
    state: { value: 'state', says: 'which: sent or dead' },
    'older-than': { value: 'days', says: 'only those written at least so many days ago' },
    yes: { says: 'do it; without this nothing is deleted' },
  },
  async run(call) {
    const state = readChoice(call, 'state', ['sent', 'dead'])
    const days = readWhole(call, 'older-than')
    if (state === undefined || days === undefined)
      throw new UsageError('Both --state and --older-than are needed.')
    if (!call.isSet('yes')) throw new UsageError('This cannot be undone. Add --yes to delete them.')
    const progress = new Progress(call.output, 'Deleted')
    const purged = await withContext(call, async ({ database, clock }) => {
      const before = clock.now() - days * dayMs
      let total = 0
      for (;;) {
        const deleted = await deleteMails(database, state, before)
        if (deleted === 0) return total
        total += deleted
        progress.reached(total)
      }
    })
    answer(call.output, { purged }, () => [`${count(purged, ['mail', 'mails'])} deleted.`])
    return 0
  },
}
