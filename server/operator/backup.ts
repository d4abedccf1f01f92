import { Command } from '@commander-js/extra-typings'
import { mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { noteBackup } from '#server/last-backup.ts'
import { sha256, writeManifest } from './backup-manifest.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { OperatorError } from './command.ts'
import type { Cli } from './command.ts'
import { requireDatabase } from './database-file.ts'
import { copyMailbox } from './mailbox-copy.ts'
import { answer, count, isoTime, Progress } from './output.ts'
import { dumpPostgres } from './postgres-dump.ts'
import { copyLiveSqlite } from './sqlite-copy.ts'

export const backup = (cli: Cli) =>
  new Command('backup')
    .description('Copy database and mailbox into a new folder, while the server runs')
    .argument('<folder>', 'a new folder')
    .action(async (to) => {
      const folder = resolve(to)
      await makeEmptyFolder(folder)
      const madeAt = isoTime(Date.now())
      const { database, dataDir } = cli.config()
      const file = database.kind === 'sqlite' ? 'meridaya.sqlite' : 'meridaya.dump'
      const tables = await copyDatabase(cli, join(folder, file))
      // After the database, so that mail sent in between is sent twice rather than lost.
      const copying = new Progress(cli.output, 'Mails copied')
      const mails = await copyMailbox(join(dataDir, 'mail'), join(folder, 'mail'), (done) =>
        copying.reached(done),
      )
      const manifest: BackupManifest = {
        format: 1,
        madeAt,
        database: database.kind,
        file,
        sha256: await sha256(join(folder, file)),
        tables,
        mails,
      }
      await writeManifest(folder, manifest)
      await noteBackup(dataDir, madeAt).catch(() =>
        cli.output.note(
          'The backup is complete, but the Desk will not show it, because DATA_DIR is not writable.',
        ),
      )
      answer(cli.output, { folder, ...manifest }, () => [
        `Backed up to ${folder}: ${count(rowsOf(manifest))} rows in ${count(Object.keys(tables).length)} tables, ${count(mails, ['mail', 'mails'])}.`,
        'It contains signing keys and people’s messages: keep it as private as the server.',
      ])
    })

function copyDatabase({ config, env, output }: Cli, to: string): Promise<Record<string, number>> {
  const { database } = config()
  if (database.kind === 'postgres') return dumpPostgres(database.urls, to, env)
  requireDatabase(database.file)
  const copying = new Progress(output, 'Pages copied')
  return copyLiveSqlite(database.file, to, (done, total) => copying.reached(done, total))
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new OperatorError(`${folder} is not empty. Name a new folder.`)
}

export function rowsOf({ tables }: BackupManifest): number {
  return Object.values(tables).reduce((sum, rows) => sum + rows, 0)
}
