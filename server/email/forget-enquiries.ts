import type { Database } from '#server/database/open.ts'
import { visitorAddress } from './enquiry.ts'
import { everyEnquiry, readVariables, type EnquiryRow } from './enquiry-records.ts'

/**
 * Finds the enquiries from an address, and the ids of those that only mention it. Reads every enquiry, because the address a
 * visitor typed may differ in case and spaces.
 *
 * @param address in lower case
 */
export async function enquiriesOf(
  database: Database,
  address: string,
): Promise<{ sent: EnquiryRow[]; mentioned: string[] }> {
  const sent: EnquiryRow[] = []
  const mentioned: string[] = []
  for await (const row of everyEnquiry(database)) {
    const from = visitorAddress(readVariables(row)).written.toLowerCase()
    if (from === address) sent.push(row)
    else if (row.variables.toLowerCase().includes(address)) mentioned.push(row.id)
  }
  return { sent, mentioned }
}

/** Deletes an enquiry with every mail, note and reply about it. Returns how many mails were deleted. */
export async function deleteEnquiry(database: Database, id: string): Promise<number> {
  return database.transaction().execute(async (tx) => {
    const mails = await tx.deleteFrom('messages').where('enquiryId', '=', id).executeTakeFirst()
    await tx.deleteFrom('enquiries').where('id', '=', id).execute()
    return Number(mails.numDeletedRows)
  })
}
