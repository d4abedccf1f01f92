import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'
import { OperatorError } from './command.ts'
import { selectEnquiries } from '#server/email/enquiry-records.ts'
import type { EnquiryRow } from '#server/email/enquiry-records.ts'

/** Finds an enquiry by its id or by the reference in its mails (`referenceOf`). Throws `OperatorError` unless exactly one matches. */
export async function findEnquiry(database: Database, idOrReference: string): Promise<EnquiryRow> {
  const given = idOrReference.toLowerCase()
  const rows = await selectEnquiries(database)
    .where((where) =>
      where.or([
        where('enquiries.id', '=', given),
        where(sql<string>`substr(${sql.ref('enquiries.id')}, 1, 8)`, '=', given),
      ]),
    )
    .execute()
  return theOne(given, rows)
}

/** Throws `OperatorError` unless exactly one enquiry was found. */
export function theOne<Row extends { id: string }>(given: string, found: Row[]): Row {
  const [one] = found
  if (one === undefined)
    throw new OperatorError(`There is no enquiry ${given}. Its mails show the id as Reference.`)
  if (found.length > 1)
    throw new OperatorError(
      `More than one enquiry has the reference ${given}. Give the id of one: ${found.map(({ id }) => id).join(', ')}.`,
    )
  return one
}
