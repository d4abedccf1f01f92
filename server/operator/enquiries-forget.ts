import { Command } from '@commander-js/extra-typings'
import type { Database } from '#server/database/open.ts'
import { everyEnquiry } from '#server/email/enquiry-records.ts'
import { referenceOf } from '#server/email/enquiry.ts'
import { deleteEnquiry, enquiriesOf } from '#server/email/forget-enquiries.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Cli } from './command.ts'
import { OperatorError, UsageError } from './command.ts'
import { theOne } from './find-enquiry.ts'
import { answer, count, Progress } from './output.ts'
import { withWritableContext } from './with-context.ts'

export const enquiriesForget = (cli: Cli) =>
  new Command('forget')
    .description('Delete all enquiries from an address, or one by its id, with every mail about them')
    .argument('<e-mail|id>', 'the address of the visitor, or the id or reference of an enquiry')
    .option('--yes', 'do it; without this nothing is deleted')
    .action(async (addressOrId, { yes }) => {
      const whose = addressOrId.toLowerCase()
      const progress = new Progress(cli.output, 'Enquiries deleted')
      const forgotten = await withWritableContext(cli, async ({ database, clock }) => {
        const { sent, mentioned } = await findEnquiries(database, whose)
        if (sent.length === 0) throw new OperatorError(`There is no enquiry from ${whose}.`)
        if (yes !== true) {
          const what = `${count(sent.length, ['enquiry', 'enquiries'])} of ${whose} and the mails about it`
          throw new UsageError(`This cannot be undone. Add --yes to delete ${what}.`)
        }
        let mails = 0
        for (const [index, { id }] of sent.entries()) {
          mails += await deleteEnquiry(database, id)
          progress.reached(index + 1, sent.length)
        }
        await recordAudit(database, {
          at: clock.now(),
          kind: 'data_deleted',
          actor: 'operator',
          detail: `enquiries: ${sent.length}, mails: ${mails}`,
        })
        return { enquiries: sent.length, mails, mentioned }
      })
      answer(cli.output, { forgotten: whose, ...forgotten }, () => inWords(forgotten))
    })

function inWords({ enquiries, mails, mentioned }: { enquiries: number; mails: number; mentioned: string[] }) {
  return [
    `Deleted ${count(enquiries, ['enquiry', 'enquiries'])} and ${count(mails, ['mail', 'mails'])}.`,
    'Copies in mailboxes, exported files and backups remain. Delete them there.',
    ...mentioned.map((id) => `Kept, because someone else sent it and it only mentions the address: ${id}`),
  ]
}

/** Finds one enquiry by its id or reference, or else all enquiries from an address. */
async function findEnquiries(database: Database, whose: string) {
  const referred: { id: string }[] = []
  if (!whose.includes('@'))
    for await (const row of everyEnquiry(database))
      if (row.id === whose || referenceOf(row) === whose) referred.push(row)
  if (referred.length > 0) return { sent: [theOne(whose, referred)], mentioned: [] }
  return enquiriesOf(database, whose)
}
