import type { Database } from '#server/database/open.ts'
import { OperatorError } from './command.ts'
import { selectEnquiries } from './enquiry-records.ts'
import type { EnquiryRow } from './enquiry-records.ts'

export async function findEnquiry(database: Database, id: string): Promise<EnquiryRow> {
  const row = await selectEnquiries(database).where('enquiries.id', '=', id).executeTakeFirst()
  if (row === undefined) throw new OperatorError(`There is no enquiry ${id}. The mails name it as Reference.`)
  return row
}
