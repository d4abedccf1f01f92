import { enquiryMail } from '../email/enquiry-mail.ts'
import type { Command } from './command.ts'
import { OperatorError } from './command.ts'
import { readVariables } from './enquiry-records.ts'
import { findEnquiry } from './find-enquiry.ts'
import { answer } from './output.ts'
import { readOperand } from './read-option.ts'
import { withContext } from './with-context.ts'

export const enquiriesResend: Command = {
  name: 'enquiries resend',
  summary: 'Mail an enquiry to ENQUIRY_TO once more, as a new mail',
  operands: '<id>',
  options: {},
  async run(call) {
    const id = readOperand(call, 'enquiry')
    const to = call.config().mail.enquiryTo
    const mailId = await withContext(call, async ({ database, outbox }) => {
      const row = await findEnquiry(database, id)
      if (row.state === 'queued' || row.state === 'sending') {
        throw new OperatorError(`Its mail is still on its way (${row.state}). See: outbox list`)
      }
      const { kind, createdAt: receivedAt } = row
      const mail = enquiryMail({ id, kind, receivedAt, variables: readVariables(row) })
      return database.transaction().execute(async (tx) => {
        const queued = await outbox.enqueue(tx, { ...mail, to })
        await tx.updateTable('enquiries').set({ messageId: queued }).where('id', '=', id).execute()
        return queued
      })
    })
    answer(call.output, { enquiry: id, mail: mailId, to }, () => [
      `Queued for ${to}. A running server sends it within seconds.`,
    ])
    return 0
  },
}
