import type { Command } from './command.ts'
import { selectEnquiries, toEnquiryRecord } from './enquiry-records.ts'
import { answer, table } from './output.ts'
import { readChoice, readTime, readWhole } from './read-option.ts'
import { withContext } from './with-context.ts'

export const enquiriesList: Command = {
  name: 'enquiries list',
  summary: 'Show the newest enquiries and contact messages',
  operands: '',
  options: {
    kind: { value: 'kind', says: 'only those: query or contact' },
    since: { value: 'day', says: 'only those from this day on, such as 2026-11-20' },
    until: { value: 'day', says: 'only those before this day' },
    limit: { value: 'number', says: 'how many at most; 20 when left out' },
  },
  async run(call) {
    const filter = {
      kind: readChoice(call, 'kind', ['query', 'contact']),
      since: readTime(call, 'since'),
      until: readTime(call, 'until'),
    }
    const limit = readWhole(call, 'limit', 20)
    const rows = await withContext(call, ({ database }) =>
      selectEnquiries(database, filter)
        .orderBy('enquiries.createdAt', 'desc')
        .orderBy('enquiries.id')
        .limit(limit)
        .execute(),
    )
    const records = rows.map(toEnquiryRecord)
    answer(call.output, records, () =>
      records.length === 0
        ? ['No enquiries.']
        : table(
            ['Received', 'From', 'About', 'Mail', 'Id'],
            records.map(({ received, name, email, item, subject, mail_state, id }) => [
              `${received.slice(0, 16).replace('T', ' ')}Z`,
              `${name} <${email}>`,
              item || subject,
              mail_state,
              id,
            ]),
          ),
    )
    return 0
  },
}
