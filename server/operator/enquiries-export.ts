import { open } from 'node:fs/promises'
import type { Command } from './command.ts'
import { csvLine } from './csv.ts'
import { everyEnquiry, toEnquiryRecord } from './enquiry-records.ts'
import type { EnquiryRecord } from './enquiry-records.ts'
import { count, Progress } from './output.ts'
import { readChoice, readTime } from './read-option.ts'
import { withContext } from './with-context.ts'

const columns: (keyof EnquiryRecord)[] = [
  'id',
  'received',
  'kind',
  'name',
  'email',
  'phone',
  'item_type',
  'item',
  'price',
  'subject',
  'message',
  'mail_state',
  'mail_sent',
]

export const enquiriesExport: Command = {
  name: 'enquiries export',
  summary: 'Write all enquiries as CSV for a spreadsheet, the oldest first',
  operands: '',
  options: {
    out: { value: 'file', says: 'a new file to write; standard output when left out' },
    kind: { value: 'kind', says: 'only those: query or contact' },
    since: { value: 'day', says: 'only those from this day on, such as 2026-11-20' },
    until: { value: 'day', says: 'only those before this day' },
  },
  async run(call) {
    const { output } = call
    const filter = {
      kind: readChoice(call, 'kind', ['query', 'contact']),
      since: readTime(call, 'since'),
      until: readTime(call, 'until'),
    }
    const out = call.text('out')
    // Private, and never over something else.
    await using file = out === undefined ? undefined : await open(out, 'wx', 0o600)
    const write = async (text: string) =>
      file === undefined ? output.write(text) : void (await file.write(text))
    const progress = new Progress(output, 'Exported')
    let exported = 0
    await withContext(call, async ({ database }) => {
      // Spreadsheets take a file without this mark for one in their old alphabet.
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
    return 0
  },
}
