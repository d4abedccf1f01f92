import { Command } from '@commander-js/extra-typings'
import { join, resolve } from 'node:path'
import { compareTables, readManifest } from './backup-manifest.ts'
import { rowsOf } from './backup.ts'
import { OperatorError } from './command.ts'
import type { Cli } from './command.ts'
import { copyMailbox, requireEmptyMailbox } from './mailbox-copy.ts'
import { answer, count, Progress } from './output.ts'
import { restorePostgres } from './postgres-dump.ts'
import { placeSqlite } from './sqlite-copy.ts'

export const restore = (cli: Cli) =>
  new Command('restore')
    .description('Restore a backup to an empty data folder or an empty Postgres, and check every table')
    .argument('<folder>', 'the folder of the backup')
    .action(async (from) => {
      const folder = resolve(from)
      const manifest = await readManifest(folder)
      const { database, dataDir } = cli.config()
      if (manifest.database !== database.kind) {
        throw new OperatorError(
          `The backup is of ${manifest.database}, but the settings name ${database.kind}. Set or clear DATABASE_URL.`,
        )
      }
      const mailbox = join(dataDir, 'mail')
      await requireEmptyMailbox(mailbox)
      const dump = join(folder, manifest.file)
      const tables =
        database.kind === 'postgres'
          ? await restorePostgres(dump, database.urls, cli.env)
          : await placeSqlite(dump, database.file)
      compareTables(manifest.tables, tables)
      const copying = new Progress(cli.output, 'Mails copied')
      const mails = await copyMailbox(join(folder, 'mail'), mailbox, (done) =>
        copying.reached(done, manifest.mails),
      )
      if (mails !== manifest.mails) {
        throw new OperatorError(
          `The backup should have ${count(manifest.mails)} mails, but has only ${count(mails)}.`,
        )
      }
      answer(cli.output, manifest, () => [
        `Restored the backup of ${manifest.madeAt}: ${count(rowsOf(manifest))} rows, ${count(mails, ['mail', 'mails'])}. Every table has the expected rows.`,
        'Now start the server.',
      ])
    })
