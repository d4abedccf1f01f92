import type { Context } from '#server/context.ts'
import { acceptEnquiry } from '#server/email/accept-enquiry.ts'
import { createAcknowledge } from '#server/email/acknowledgement.ts'

/** Asha's enquiry about Bali. */
export const asha = {
  from_name: 'Asha Rao',
  from_email: 'asha@example.org',
  phone: '+91 98111-22333',
  message: 'Two of us, in May.\nIs the sea warm then?',
  item_name: 'Bali',
  item_type: 'Destination',
  item_price: 'From $899',
}

/** Stores an enquiry of the query form with its mails. Returns its id. */
export async function enquire(context: Context, variables: object = {}): Promise<string> {
  const before = await context.database.selectFrom('enquiries').select('id').execute()
  const known = new Set(before.map(({ id }) => id))
  await acceptEnquiry(
    context,
    { kind: 'query', variables: { ...asha, ...variables } },
    createAcknowledge(context),
  )
  const rows = await context.database.selectFrom('enquiries').select('id').execute()
  return rows.find(({ id }) => !known.has(id))?.id ?? ''
}
