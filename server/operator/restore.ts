import { join, resolve } from 'node:path'
import { compareTables, readManifest } from './backup-manifest.ts'
import { rowsOf } from './backup.ts'
import { OperatorError } from './command.ts'
import type { Command } from './command.ts'
import { copyMailbox, requireEmptyMailbox } from './mailbox-copy.ts'
import { answer, count, Progress } from './output.ts'
import { restorePostgres } from './postgres-dump.ts'
import { readOperand } from './read-option.ts'
import { placeSqlite } from './sqlite-copy.ts'

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'Put a backup into an empty data folder or an empty Postgres, and check every table',
  operands: '<folder>',
  options: {},
  async run(call) {
    const folder = resolve(readOperand(call, 'folder'))
    const manifest = await readManifest(folder)
    const { database, dataDir } = call.config()
    if (manifest.database !== database.kind) {
      throw new OperatorError(
        `The backup is of ${manifest.database}, and the settings say ${database.kind}. Set or clear DATABASE_URL.`,
      )
    }
    const mailbox = join(dataDir, 'mail')
    await requireEmptyMailbox(mailbox)
    const from = join(folder, manifest.file)
    const tables =
      database.kind === 'postgres'
        ? await restorePostgres(from, database.url, call.env)
        : await placeSqlite(from, database.file)
    compareTables(manifest.tables, tables)
    const copying = new Progress(call.output, 'Mails copied')
    const mails = await copyMailbox(join(folder, 'mail'), mailbox, (done) =>
      copying.reached(done, manifest.mails),
    )
    if (mails !== manifest.mails) {
      throw new OperatorError(
        `The backup should hold ${count(manifest.mails)} mails, and only ${count(mails)} are there.`,
      )
    }
    answer(call.output, manifest, () => [
      `Restored the backup of ${manifest.madeAt}: ${count(rowsOf(manifest))} rows, ${count(mails, ['mail', 'mails'])}. Every table has its rows.`,
      'Now start the server.',
    ])
    return 0
  },
}
