import type { Context } from '#server/context.ts'
import type { Database } from '#server/database/open.ts'
import type { EnquiryLine, EnquiryState, ListedEnquiry } from '#contract/desk-enquiries.ts'
import type { AgencyFacts } from '#contract/agency-facts.ts'
import { cleanLine, cleanText } from '#server/email/clean.ts'
import { readVariables } from '#server/email/enquiry-records.ts'
import { referenceOf, visitorAddress, visitorName } from '#server/email/enquiry.ts'
import { personOf, type Person } from '#server/desk/staff.ts'
import { dueAt } from './due.ts'

const shownWords = 160

/** Enquiries with their state. For untouched ones, `state` and `version` are null. */
export const selectWork = (database: Database) =>
  database
    .selectFrom('enquiries')
    .leftJoin('enquiryWork', 'enquiryWork.enquiryId', 'enquiries.id')
    .select(['enquiries.id', 'enquiries.kind', 'enquiries.variables', 'enquiries.createdAt'])
    .select(['state', 'version', 'holder', 'changedBy', 'changedAt', 'answeredAt'])

export type WorkRow = Awaited<ReturnType<ReturnType<typeof selectWork>['executeTakeFirstOrThrow']>>

/** Unanswered enquiries: new or taken. */
export const selectWaiting = (database: Database) =>
  selectWork(database).where((row) => row(row.fn.coalesce('state', row.val('new')), 'in', ['new', 'taken']))

export const stateOf = ({ state }: Pick<WorkRow, 'state'>): EnquiryState => state ?? 'new'

/** The name of a staff member. For a former member, the address. */
export const nameOf = ({ config }: Pick<Context, 'config'>, address: string | null): string | null =>
  address && (personOf(config, address)?.name ?? address)

/** An enquiry's subject, in the words of the page it came from. */
export function aboutOf(row: Pick<WorkRow, 'kind' | 'variables'>): string {
  const variables = readVariables(row)
  const about =
    row.kind === 'query' ? cleanLine(variables['item_name']) : cleanLine(variables['subject'], 300)
  return about || (row.kind === 'query' ? 'An enquiry' : 'A message')
}

/** When an answer is due. Null once it was answered. */
export function dueOf(row: WorkRow, facts: AgencyFacts | null): number | null {
  return ['new', 'taken'].includes(stateOf(row)) ? dueAt(row.createdAt, facts) : null
}

export function toLine(context: Context, row: WorkRow, facts: AgencyFacts | null): EnquiryLine {
  const variables = readVariables(row)
  const due = dueOf(row, facts)
  const now = context.clock.now()
  const words = cleanText(variables['message']).replaceAll(/\s+/g, ' ')
  return {
    id: row.id,
    reference: referenceOf(row),
    name: visitorName(variables) || visitorAddress(variables).written || 'A visitor',
    about: aboutOf(row),
    words: [...words].slice(0, shownWords).join(''),
    receivedAt: row.createdAt,
    state: stateOf(row),
    holder: nameOf(context, row.holder),
    dueAt: due,
    isLate: due !== null && due <= now,
    now,
  }
}

export const toListed = (
  context: Context,
  row: WorkRow,
  facts: AgencyFacts | null,
  me: Person,
): ListedEnquiry => ({
  ...toLine(context, row, facts),
  version: row.version ?? 0,
  isMine: row.holder === me.address,
})

/** Whether the visitor's text contains every search word, or one of them is the reference. */
export function matches(row: Pick<WorkRow, 'id' | 'variables'>, words: string): boolean {
  const wanted = normal(words).split(/\s+/).filter(Boolean)
  const said = normal(Object.values(readVariables(row)).map(cleanText).join(' '))
  const digits = said.replaceAll(/(?<=\d)[\s()./-]+(?=\d)/g, '')
  const names = new Set([row.id, referenceOf(row)])
  return wanted.every((word) => names.has(word) || said.includes(word) || digits.includes(word))
}

/** Without accents and case, so that "Jose" finds José. */
export const normal = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
