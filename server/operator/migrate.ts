import { connect, migrate, pendingMigrations } from '../database/open.ts'
import type { Command } from './command.ts'
import { answer } from './output.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Bring the tables up to date, as every start of the server does',
  operands: '',
  options: { check: { says: 'only say what is missing; exit code 1 when something is' } },
  async run(call) {
    const database = connect(call.config().database)
    try {
      if (call.isSet('check')) {
        const pending = await pendingMigrations(database)
        answer(call.output, { pending }, () =>
          pending.length === 0 ? ['The tables are up to date.'] : pending.map((name) => `Missing: ${name}`),
        )
        return pending.length === 0 ? 0 : 1
      }
      const done = await migrate(database)
      answer(call.output, { done }, () =>
        done.length === 0 ? ['The tables were up to date.'] : done.map((name) => `Done: ${name}`),
      )
      return 0
    } finally {
      await database.destroy()
    }
  },
}
