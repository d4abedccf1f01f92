import { Command } from '@commander-js/extra-typings'
import { connect, migrate, pendingMigrations } from '#server/database/open.ts'
import { OperatorError } from './command.ts'
import type { Cli } from './command.ts'
import { isThere } from './database-file.ts'
import { answer } from './output.ts'

export const migrateTables = (cli: Cli) =>
  new Command('migrate')
    .description('Update the tables, as every start of the server does')
    .option('--check', 'only list missing migrations; exit code 1 if there are any')
    .action(async ({ check }) => {
      const { database: config } = cli.config()
      if (check === true && config.kind === 'sqlite' && !isThere(config.file))
        throw new OperatorError(`There is no database at ${config.file} yet. Check DATA_DIR.`)
      const database = connect(config, { isPatient: true, isReadOnly: check === true })
      try {
        if (check === true) {
          const pending = await pendingMigrations(database)
          answer(cli.output, { pending }, () =>
            pending.length === 0 ? ['The tables are up to date.'] : pending.map((name) => `Missing: ${name}`),
          )
          if (pending.length > 0) cli.exitCode = 1
          return
        }
        const done = await migrate(database)
        answer(cli.output, { done }, () =>
          done.length === 0 ? ['The tables were up to date.'] : done.map((name) => `Done: ${name}`),
        )
      } finally {
        await database.destroy()
      }
    })
