import { Command } from '@commander-js/extra-typings'
import type { Database } from '#server/database/open.ts'
import { cleanText } from '#server/email/clean.ts'
import type { Cli } from './command.ts'
import { readVariables, toEnquiryRecord } from '#server/email/enquiry-records.ts'
import { findEnquiry } from './find-enquiry.ts'
import { answer, isoTime, moment } from './output.ts'
import { withContext } from './with-context.ts'

export const enquiriesShow = (cli: Cli) =>
  new Command('show')
    .description('Show one enquiry with everything the visitor sent, and where its mail is')
    .argument('<id>', 'the id of the enquiry, or the reference in its mails')
    .action(async (id) => {
      const { row, attempts } = await withContext(cli, async ({ database }) => {
        const found = await findEnquiry(database, id)
        return {
          row: found,
          attempts: found.mailId === null ? [] : await readAttempts(database, found.mailId),
        }
      })
      const variables = readVariables(row)
      const mail = { id: row.mailId, state: row.state, last_error: row.lastError, attempts }
      answer(cli.output, { ...toEnquiryRecord(row), variables, mail }, () => [
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
    })

async function readAttempts(database: Database, messageId: string) {
  const rows = await database
    .selectFrom('messageAttempts')
    .select(['at', 'outcome', 'smtpCode'])
    .where('messageId', '=', messageId)
    .orderBy('at')
    .execute()
  return rows.map(({ at, outcome, smtpCode }) => ({ at: isoTime(at), outcome, smtp_code: smtpCode }))
}
