import * as z from 'zod/mini'
import { enquiryViews, type EnquiryList, type EnquiryQuery } from '#contract/desk-enquiries.ts'
import type { AgencyFacts } from '#contract/agency-facts.ts'
import type { Context } from '#server/context.ts'
import type { Person } from '#server/desk/staff.ts'
import { officeOf } from '#server/desk/office.ts'
import { dueAt, momentOf, officeDay } from './due.ts'
import { matches, selectWaiting, selectWork, toListed, type WorkRow } from './read.ts'

const pageLength = 50
const batch = 500

export const enquiryQuery = z.object({
  view: z.enum(enquiryViews),
  words: z.string().check(z.maxLength(200)),
  month: z.string().check(z.regex(/^(?:\d{4}-(?:0[1-9]|1[0-2]))?$/)),
  after: z.string().check(z.regex(/^(?:\d{1,15} [\w-]{1,60})?$/)),
})

/** One page of the list, with the figures above it. */
export async function listEnquiries(context: Context, query: EnquiryQuery, me: Person): Promise<EnquiryList> {
  const office = await officeOf(context.config)
  const found: WorkRow[] = []
  for await (const row of enquiriesFor(context, query, me, office)) {
    found.push(row)
    if (found.length > pageLength) break
  }
  const page = found.slice(0, pageLength)
  const last = page.at(-1)
  return {
    lines: page.map((row) => toListed(context, row, office.facts, me)),
    more: last && found.length > pageLength ? `${last.createdAt} ${last.id}` : '',
    ...(await countWaiting(context, office.facts, me)),
    months: await months(context, office.timeZone),
  }
}

/** Every enquiry of a view, in its order, without holding them all in memory. */
export async function* enquiriesFor(
  { database }: Pick<Context, 'database'>,
  { view, words, month, after }: EnquiryQuery,
  me: Person,
  { timeZone }: { timeZone: string },
): AsyncGenerator<WorkRow> {
  const isWaiting = view === 'waiting' || view === 'mine'
  const [order, beyond] = isWaiting ? (['asc', '>'] as const) : (['desc', '<'] as const)
  let selected = isWaiting ? selectWaiting(database) : selectWork(database)
  if (view === 'mine') selected = selected.where('holder', '=', me.address)
  if (view === 'answered' || view === 'closed') selected = selected.where('state', '=', view)
  if (month !== '') {
    const [from, until] = boundsOf(month, timeZone)
    selected = selected.where('enquiries.createdAt', '>=', from).where('enquiries.createdAt', '<', until)
  }
  const [at, id] = after.split(' ')
  let last = id === undefined ? undefined : { createdAt: Number(at), id }
  for (;;) {
    const from = last
    let next = selected.orderBy('enquiries.createdAt', order).orderBy('enquiries.id', order).limit(batch)
    if (from)
      next = next.where((row) =>
        row.or([
          row('enquiries.createdAt', beyond, from.createdAt),
          row.and([row('enquiries.createdAt', '=', from.createdAt), row('enquiries.id', beyond, from.id)]),
        ]),
      )
    const rows = await next.execute()
    for (const row of rows) if (words === '' || matches(row, words)) yield row
    last = rows.at(-1)
    if (rows.length < batch) return
  }
}

async function countWaiting(
  { database, clock }: Context,
  facts: AgencyFacts | null,
  me: Person,
): Promise<Pick<EnquiryList, 'waiting' | 'late' | 'mine'>> {
  const rows = await selectWaiting(database).clearSelect().select(['enquiries.createdAt', 'holder']).execute()
  const now = clock.now()
  return {
    waiting: rows.length,
    late: rows.filter(({ createdAt }) => (dueAt(createdAt, facts) ?? Infinity) <= now).length,
    mine: rows.filter(({ holder }) => holder === me.address).length,
  }
}

async function months({ database, clock }: Context, timeZone: string): Promise<string[]> {
  const { first } = await database
    .selectFrom('enquiries')
    .select((row) => row.fn.min('createdAt').as('first'))
    .executeTakeFirstOrThrow()
  if (first === null) return []
  const list: string[] = []
  const oldest = officeDay(Number(first), timeZone).slice(0, 7)
  for (
    let month = officeDay(clock.now(), timeZone).slice(0, 7);
    month >= oldest;
    month = monthFrom(month, -1)
  )
    list.push(month)
  return list
}

/** The first moment of a month at the office, and the first after it. */
export const boundsOf = (month: string, timeZone: string): [from: number, until: number] => [
  momentOf(`${month}-01`, '00:00', timeZone),
  momentOf(`${monthFrom(month, 1)}-01`, '00:00', timeZone),
]

/** `2026-12` and 1 → `2027-01`. */
export function monthFrom(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}
