import { officeTime, type TodayLine } from '#contract/desk.ts'
import { ago, duration, type EnquiryLine, type EnquiryMailState } from '#contract/desk-enquiries.ts'
import type { Context } from '#server/context.ts'
import { officeOf } from '#server/desk/office.ts'
import { selectWaiting, toLine } from './read.ts'
import { mailKinds } from './show.ts'

const shown = 5
const soonMs = 2 * 60 * 60_000

/** Late enquiries, those due soon, those not taken, and bounced mails. */
export async function enquiriesToday(context: Context): Promise<TodayLine[]> {
  const { database, clock } = context
  const office = await officeOf(context.config)
  const rows = await selectWaiting(database).orderBy('enquiries.createdAt').execute()
  const waiting = rows.map((row) => toLine(context, row, office.facts))
  const now = clock.now()
  const late = waiting.filter(({ isLate }) => isLate)
  const due = waiting.filter(({ isLate, dueAt }) => !isLate && dueAt !== null && dueAt - now <= soonMs)
  const fresh = waiting.filter((line) => line.state === 'new' && !late.includes(line) && !due.includes(line))
  const lines = [
    ...some('Late', late, ({ dueAt }) => `${duration(now - (dueAt ?? now))} late`),
    ...some('Due', due, ({ dueAt }) => `due in ${duration((dueAt ?? now) - now)}`),
    ...some('New', fresh, ({ receivedAt }) => ago(now - receivedAt)),
    ...(await returned(context)),
  ]
  const later = waiting.filter(
    (line) => line.state === 'taken' && line.dueAt !== null && !late.includes(line) && !due.includes(line),
  )
  if (later.length > 0) lines.push(taken(later, now))
  if (waiting.length > 0) return lines
  const { last } = await database
    .selectFrom('enquiries')
    .select((row) => row.fn.max('createdAt').as('last'))
    .executeTakeFirstOrThrow()
  const words =
    last === null
      ? 'No enquiries are waiting.'
      : `No enquiries are waiting. The last one came ${officeTime(Number(last), office)}.`
  return [...lines, { label: 'Enquiries', words, tone: 'fine' }]
}

function some(label: string, all: EnquiryLine[], when: (line: EnquiryLine) => string): TodayLine[] {
  const lines = all.slice(0, shown).map((line): TodayLine => {
    const held = line.holder === null ? '' : `, taken by ${line.holder}`
    return {
      label,
      words: `${line.name} · ${line.about}, ${when(line)}${held}`,
      tone: 'needs-you',
      action: { words: 'Open', to: `/enquiries/${line.id}` },
    }
  })
  if (all.length <= shown) return lines
  const words = `${all.length - shown} more enquiries`
  return [...lines, { label, words, tone: 'needs-you', action: { words: 'Look', to: '/enquiries' } }]
}

/** Taken enquiries that are not due soon. */
function taken(lines: EnquiryLine[], now: number): TodayLine {
  const next = Math.min(...lines.map(({ dueAt }) => dueAt ?? Infinity))
  const words = lines.length === 1 ? '1 enquiry, due' : `${lines.length} enquiries, the first due`
  return {
    label: 'Taken',
    words: `${words} in ${duration(next - now)}`,
    tone: 'fine',
    action: { words: 'Look', to: '/enquiries' },
  }
}

/** What an undelivered mail means for the office. */
const returnedWords: Record<EnquiryMailState['what'], (to: string) => string> = {
  reply: (to) => `The reply to ${to} was not delivered. Check the address, or call.`,
  acknowledgement: (to) => `The confirmation to ${to} was not delivered. Check the address, or call.`,
  enquiry: (to) => `The mail about this enquiry to ${to} was not delivered. Read the enquiry at the Desk.`,
}

/** Undelivered mails of open enquiries. */
async function returned({ database }: Context): Promise<TodayLine[]> {
  const rows = await database
    .selectFrom('messages')
    .leftJoin('enquiryWork', 'enquiryWork.enquiryId', 'messages.enquiryId')
    .select(['messages.enquiryId', 'messages.kind', 'recipient'])
    .where('kind', 'in', Object.keys(mailKinds))
    .where('messages.enquiryId', 'is not', null)
    .where('messages.state', '=', 'dead')
    .where((row) => row(row.fn.coalesce('enquiryWork.state', row.val('new')), '!=', 'closed'))
    .orderBy('messages.createdAt')
    .limit(shown)
    .execute()
  return rows.map(({ enquiryId, kind, recipient }) => ({
    label: 'Mail',
    words: returnedWords[mailKinds[kind] ?? 'enquiry'](recipient),
    tone: 'needs-you',
    action: { words: 'Open', to: `/enquiries/${enquiryId}` },
  }))
}
