import { agencyVoice, publishedAgency } from '#server/site/agency.ts'
import { Command } from '@commander-js/extra-typings'
import { enquiryMail } from '#server/email/enquiry-mail.ts'
import type { Cli } from './command.ts'
import { OperatorError } from './command.ts'
import { readVariables } from '#server/email/enquiry-records.ts'
import { findEnquiry } from './find-enquiry.ts'
import { answer } from './output.ts'
import { withWritableContext } from './with-context.ts'

export const enquiriesResend = (cli: Cli) =>
  new Command('resend')
    .description('Mail an enquiry to ENQUIRY_TO once more, as a new mail')
    .argument('<id>', 'the id of the enquiry, or the reference in its mails')
    .action(async (idOrReference) => {
      const to = cli.config().mail.enquiryTo
      const { id, mailId } = await withWritableContext(cli, async ({ config, database, outbox }) => {
        const row = await findEnquiry(database, idOrReference)
        if (row.state === 'queued' || row.state === 'sending') {
          throw new OperatorError(`Its mail is still waiting or being sent (${row.state}). See: outbox list`)
        }
        const { id, kind, createdAt: receivedAt } = row
        const agency = agencyVoice({ config, site: { agency: await publishedAgency(config) } })
        const mail = enquiryMail(agency, { id, kind, receivedAt, variables: readVariables(row) })
        const mailId = await database
          .transaction()
          .execute((tx) => outbox.enqueue(tx, { ...mail, to }, { enquiryId: id }))
        return { id, mailId }
      })
      answer(cli.output, { enquiry: id, mail: mailId, to }, () => [
        `Queued for ${to}. A running server sends it within seconds.`,
      ])
    })
