import { Command, Option } from '@commander-js/extra-typings'
import { open } from 'node:fs/promises'
import { queryExtraFields } from '#contract/email.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Cli } from './command.ts'
import { csvLine } from '#server/csv.ts'
import { everyEnquiry, toEnquiryRecord } from '#server/email/enquiry-records.ts'
import type { EnquiryRecord } from '#server/email/enquiry-records.ts'
import { count, Progress } from './output.ts'
import { dayOrMoment } from './read-option.ts'
import { withWritableContext } from './with-context.ts'

const columns: (keyof EnquiryRecord)[] = [
  'id',
  'received',
  'kind',
  'name',
  'email',
  ...queryExtraFields.map(({ name }) => name),
  'item_type',
  'item',
  'price',
  'subject',
  'message',
  'mail_state',
  'mail_sent',
]

export const enquiriesExport = (cli: Cli) =>
  new Command('export')
    .description('Write all enquiries as CSV for a spreadsheet, the oldest first')
    .option('--out <file>', 'a new file to write (default: standard output)')
    .addOption(new Option('--kind <kind>', 'only this kind').choices(['query', 'contact'] as const))
    .option('--since <day>', 'only those from this day on, such as 2026-11-20', dayOrMoment)
    .option('--until <day>', 'only those before this day', dayOrMoment)
    .action(async ({ out, ...filter }) => {
      const { output } = cli
      // Readable by this user only. `wx` fails if the file exists.
      await using file = out === undefined ? undefined : await open(out, 'wx', 0o600)
      const write = async (text: string) =>
        file === undefined ? output.write(text) : void (await file.write(text))
      const progress = new Progress(output, 'Exported')
      let exported = 0
      await withWritableContext(cli, async ({ database, clock }) => {
        await recordAudit(database, {
          at: clock.now(),
          kind: 'data_exported',
          actor: 'operator',
          detail: 'enquiries',
        })
        // Without this byte order mark, spreadsheets do not read the file as UTF-8.
        await write(output.isJson ? '[' : `${file === undefined ? '' : '\uFEFF'}${csvLine(columns)}`)
        for await (const row of everyEnquiry(database, filter)) {
          const record = toEnquiryRecord(row)
          await write(
            output.isJson
              ? `${exported === 0 ? '\n' : ',\n'}${JSON.stringify(record)}`
              : csvLine(columns.map((column) => record[column])),
          )
          exported += 1
          progress.reached(exported)
        }
        if (output.isJson) await write('\n]\n')
      })
      if (out !== undefined) output.note(`${count(exported, ['enquiry', 'enquiries'])} written to ${out}.`)
    })
