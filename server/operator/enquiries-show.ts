import type { Database } from '../database/open.ts'
import { cleanText } from '../email/clean.ts'
import type { Command } from './command.ts'
import { readVariables, toEnquiryRecord } from './enquiry-records.ts'
import { findEnquiry } from './find-enquiry.ts'
import { answer, isoTime, moment } from './output.ts'
import { readOperand } from './read-option.ts'
import { withContext } from './with-context.ts'

export const enquiriesShow: Command = {
  name: 'enquiries show',
  summary: 'Show one enquiry with everything the visitor sent, and where its mail is',
  operands: '<id>',
  options: {},
  async run(call) {
    const id = readOperand(call, 'enquiry')
    const { row, attempts } = await withContext(call, async ({ database }) => {
      const found = await findEnquiry(database, id)
      return { row: found, attempts: await readAttempts(database, found.mailId) }
    })
    const variables = readVariables(row)
    const mail = { id: row.mailId, state: row.state, last_error: row.lastError, attempts }
    answer(call.output, { ...toEnquiryRecord(row), variables, mail }, () => [
      `Received  ${moment(row.createdAt)}`,
      `Kind      ${row.kind}`,
      `Mail      ${row.state}`,
      ...attempts.map(({ at, outcome, smtp_code: code }) =>
        [`Attempt   ${at}`, outcome, ...(code === null ? [] : [`code ${code}`])].join(', '),
      ),
      ...(row.lastError === null ? [] : [`Error     ${cleanText(row.lastError)}`]),
      '',
      ...Object.entries(variables).map(([name, value]) => `${cleanText(name)}: ${cleanText(value)}`),
    ])
    return 0
  },
}

async function readAttempts(database: Database, messageId: string) {
  const rows = await database
    .selectFrom('messageAttempts')
    .select(['at', 'outcome', 'smtpCode'])
    .where('messageId', '=', messageId)
    .orderBy('at')
    .execute()
  return rows.map(({ at, outcome, smtpCode }) => ({ at: isoTime(at), outcome, smtp_code: smtpCode }))
}
