import { Command, Option } from '@commander-js/extra-typings'
import { cleanLine } from '#server/email/clean.ts'
import { findSuppressed } from '#server/email/suppressions.ts'
import type { Cli } from './command.ts'
import { selectEnquiries, toEnquiryRecord } from '#server/email/enquiry-records.ts'
import { answer, table } from './output.ts'
import { dayOrMoment, wholeNumber } from './read-option.ts'
import { withContext } from './with-context.ts'

export const enquiriesList = (cli: Cli) =>
  new Command('list')
    .description('Show the newest enquiries and contact messages')
    .addOption(new Option('--kind <kind>', 'only this kind').choices(['query', 'contact'] as const))
    .option('--since <day>', 'only those from this day on, such as 2026-11-20', dayOrMoment)
    .option('--until <day>', 'only those before this day', dayOrMoment)
    .option('--limit <number>', 'how many to show at most', wholeNumber, 20)
    .action(async ({ limit, ...filter }) => {
      const records = await withContext(cli, async ({ database, clock }) => {
        const rows = await selectEnquiries(database, filter)
          .orderBy('enquiries.createdAt', 'desc')
          .orderBy('enquiries.id')
          .limit(limit)
          .execute()
        const enquiries = rows.map((row) =>
          Object.assign(toEnquiryRecord(row), { mail_error: cleanLine(row.lastError, 80) }),
        )
        const addresses = enquiries.map(({ email }) => email)
        const refused = await findSuppressed(database, addresses, clock.now())
        return enquiries.map((enquiry) =>
          Object.assign(enquiry, { address_refused: refused.get(enquiry.email) ?? null }),
        )
      })
      answer(cli.output, records, () =>
        records.length === 0
          ? ['No enquiries.']
          : table(
              ['Received', 'From', 'About', 'Mail', 'Id'],
              records.map(
                ({ received, name, email, address_refused, item, subject, mail_state, mail_error, id }) => [
                  `${received.slice(0, 16).replace('T', ' ')}Z`,
                  `${name} <${email}>${address_refused === null ? '' : `, which does not exist (${address_refused})`}`,
                  item || subject,
                  mail_error === '' ? mail_state : `${mail_state}: ${mail_error}`,
                  id,
                ],
              ),
            ),
      )
    })
