import type { Database } from '../database/open.ts'
import { acknowledgementKind } from '../email/acknowledgement-mail.ts'
import { enquiryMailKinds } from '../email/enquiry-mail.ts'
import { visitorAddress } from '../email/enquiry.ts'
import type { Command } from './command.ts'
import { OperatorError, UsageError } from './command.ts'
import { everyEnquiry, readVariables } from './enquiry-records.ts'
import { answer, count, Progress } from './output.ts'
import { readOperand } from './read-option.ts'
import { withContext } from './with-context.ts'

export const enquiriesForget: Command = {
  name: 'enquiries forget',
  summary: 'Delete what came from an address, or one enquiry by its id, with every mail that carries it',
  operands: '<e-mail>|<id>',
  options: { yes: { says: 'do it; without this nothing is deleted' } },
  async run(call) {
    const whose = readOperand(call, 'address or id').toLowerCase()
    const progress = new Progress(call.output, 'Enquiries deleted')
    const forgotten = await withContext(call, async ({ database }) => {
      const { sent, mentioned } = await findEnquiries(database, whose)
      const isNothing = sent.length === 0 && (await orphansOf(database, whose)).length === 0
      if (isNothing) throw new OperatorError(`Nothing is kept that came from ${whose}.`)
      if (!call.isSet('yes')) {
        const what = `${count(sent.length, ['enquiry', 'enquiries'])} of ${whose} and the mails about it`
        throw new UsageError(`This cannot be undone. Add --yes to delete ${what}.`)
      }
      let mails = 0
      for (const [index, id] of sent.entries()) {
        mails += await deleteEnquiry(database, id)
        progress.reached(index + 1, sent.length)
      }
      mails += await deleteMails(database, await orphansOf(database, whose))
      return { enquiries: sent.length, mails, mentioned }
    })
    answer(call.output, { forgotten: whose, ...forgotten }, () => inWords(forgotten))
    return 0
  },
}

function inWords({ enquiries, mails, mentioned }: { enquiries: number; mails: number; mentioned: string[] }) {
  return [
    `Deleted ${count(enquiries, ['enquiry', 'enquiries'])} and ${count(mails, ['mail', 'mails'])}.`,
    'Copies in mailboxes, exported files and backups are not reached: delete them there.',
    ...mentioned.map((id) => `Kept, because it came from somebody else and only mentions the address: ${id}`),
  ]
}

/** Read one by one: what a visitor typed as an address may differ from it in letters and spaces. */
async function findEnquiries(database: Database, whose: string) {
  const sent: string[] = []
  const mentioned: string[] = []
  for await (const row of everyEnquiry(database)) {
    const from = visitorAddress(readVariables(row)).written.toLowerCase()
    if (row.id === whose || from === whose) sent.push(row.id)
    else if (row.variables.toLowerCase().includes(whose)) mentioned.push(row.id)
  }
  return { sent, mentioned }
}

/** An enquiry's mails name its id in a line of their own, those included that were made by `enquiries resend`. */
async function deleteEnquiry(database: Database, id: string): Promise<number> {
  return database.transaction().execute(async (tx) => {
    await tx.deleteFrom('enquiries').where('id', '=', id).execute()
    const naming = await tx
      .selectFrom('messages')
      .select(['id', 'text'])
      .where('kind', 'in', [...enquiryMailKinds, acknowledgementKind])
      .where('text', 'like', `%${id}%`)
      .execute()
    const own = naming.filter(({ text }) => new RegExp(`^Reference: +${id}$`, 'm').test(text))
    return deleteMails(
      tx,
      own.map((mail) => mail.id),
    )
  })
}

async function deleteMails(database: Database, ids: string[]): Promise<number> {
  for (const id of ids) await database.deleteFrom('messages').where('id', '=', id).execute()
  return ids.length
}

/** Mails to answer this address, and to it, whose enquiry is gone already. */
async function orphansOf(database: Database, email: string): Promise<string[]> {
  const mails = await database
    .selectFrom('messages')
    .select('id')
    .where((row) =>
      row.or([
        row.and([row('kind', 'in', enquiryMailKinds), row(row.fn('lower', ['replyTo']), '=', email)]),
        row.and([row('kind', '=', acknowledgementKind), row(row.fn('lower', ['recipient']), '=', email)]),
      ]),
    )
    .execute()
  return mails.map(({ id }) => id)
}
