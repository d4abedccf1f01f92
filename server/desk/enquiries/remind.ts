import type { FastifyInstance } from 'fastify'
import { officeTime } from '#contract/desk.ts'
import { duration } from '#contract/desk-enquiries.ts'
import type { Context } from '#server/context.ts'
import type { DeskConfig } from '#server/config/desk.ts'
import { layOutMail } from '#server/email/mail-layout.ts'
import type { Message } from '#server/email/outbox.ts'
import { referenceOf } from '#server/email/enquiry.ts'
import type { AgencyFacts } from '#contract/agency-facts.ts'
import type { AgencyVoice } from '#server/site/agency.ts'
import { officeOf } from '#server/desk/office.ts'
import { isOpen, officeDay } from './due.ts'
import { aboutOf, dueOf, nameOf, selectWaiting, type WorkRow } from './read.ts'

const tickMs = 60_000
/** Enquiries that are late for longer are only in the digests, so that no flood of reminders follows when the Desk was off. */
const freshMs = 3 * 24 * 60 * 60_000
const listed = 20

/** Checks every minute for late answers and for a digest that is due. */
export function addReminders(app: FastifyInstance, context: Context, desk: DeskConfig): void {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => remind(context, desk))
      .catch((error: unknown) => context.log.error({ err: error }, 'The Desk could not remind'))
  }, tickMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}

/** One check. If several Desks share a database, one of them queues each mail, in the transaction that records it as sent. */
export async function remind(context: Context, desk: DeskConfig): Promise<void> {
  const office = await officeOf(context.config)
  const { facts } = office
  if (!facts || !desk.reminds) return
  const rows = await selectWaiting(context.database).orderBy('enquiries.createdAt').execute()
  await remindOfLate(context, desk, rows, { ...office, facts })
  if (isOpen(context.clock.now(), facts)) await sendDigest(context, desk, rows, { ...office, facts })
}

type Office = AgencyVoice & { facts: AgencyFacts }

async function remindOfLate(
  context: Context,
  desk: DeskConfig,
  rows: WorkRow[],
  office: Office,
): Promise<void> {
  const { database, outbox, clock, config } = context
  const now = clock.now()
  for (const row of rows) {
    const due = dueOf(row, office.facts)
    if (due === null || due > now || now - due > freshMs) continue
    const holder = desk.staff.find(({ address }) => address.toLowerCase() === row.holder)
    const mail = reminderMail(context, desk, office, row, due)
    await database.transaction().execute(async (tx) => {
      const isFirst = await tx
        .insertInto('enquiryWork')
        .values({
          enquiryId: row.id,
          state: 'new',
          version: 0,
          holder: null,
          changedBy: null,
          changedAt: now,
          answeredAt: null,
          remindedAt: now,
        })
        .onConflict((conflict) =>
          conflict
            .column('enquiryId')
            .doUpdateSet({ remindedAt: now })
            .where('enquiryWork.remindedAt', 'is', null)
            .where('enquiryWork.state', 'in', ['new', 'taken']),
        )
        .returning('enquiryId')
        .executeTakeFirst()
      if (!isFirst) return
      const to = holder?.address ?? config.mail.enquiryTo
      await outbox.enqueue(tx, { ...mail, to }, { enquiryId: row.id })
    })
  }
}

async function sendDigest(
  context: Context,
  desk: DeskConfig,
  rows: WorkRow[],
  office: Office,
): Promise<void> {
  const { database, outbox, clock, config } = context
  const day = officeDay(clock.now(), office.timeZone)
  await database.transaction().execute(async (tx) => {
    const isFirst = await tx
      .insertInto('deskDigests')
      .values({ day })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .returning('day')
      .executeTakeFirst()
    if (!isFirst) return
    await tx.deleteFrom('deskDigests').where('day', '<', day).execute()
    if (rows.length === 0) return
    const mail = digestMail(context, desk, office, rows)
    await outbox.enqueue(tx, { ...mail, to: config.mail.enquiryTo }, null)
  })
}

type Mail = Omit<Message, 'to'>

/** Has no name and no address, because mails in many mailboxes cannot be deleted when a visitor asks for it. */
const whatOf = (row: WorkRow) =>
  `${row.kind === 'query' ? aboutOf(row) : 'A message'}, reference ${referenceOf(row)}`

function reminderMail(context: Context, desk: DeskConfig, office: Office, row: WorkRow, due: number): Mail {
  const holder = nameOf(context, row.holder)
  const subject = `Late: ${whatOf(row)}`
  return {
    kind: 'desk_reminder',
    subject,
    ...layOutMail(office, {
      heading: subject,
      parts: [
        {
          kind: 'words',
          text: `The site promised an answer by ${officeTime(due, office)}. ${holder ? `${holder} took this enquiry.` : 'No one has taken this enquiry.'}`,
        },
        { kind: 'button', label: 'Open it at the Desk', href: `${desk.url}/enquiries/${row.id}` },
      ],
      closing: `${office.name}\nThis is the only reminder of this enquiry.`,
    }),
  }
}

function digestMail(context: Context, desk: DeskConfig, office: Office, rows: WorkRow[]): Mail {
  const now = context.clock.now()
  const late = rows.filter((row) => (dueOf(row, office.facts) ?? Infinity) <= now).length
  const waiting = rows.length === 1 ? '1 enquiry is waiting' : `${rows.length} enquiries are waiting`
  const subject = late === 0 ? waiting : `${waiting}, ${late} of them too long`
  const facts = rows.slice(0, listed).map((row) => {
    const due = dueOf(row, office.facts)
    const when =
      due === null
        ? duration(now - row.createdAt)
        : due <= now
          ? `${duration(now - due)} late`
          : `due in ${duration(due - now)}`
    const holder = nameOf(context, row.holder)
    return { label: when, value: `${whatOf(row)}${holder ? `, taken by ${holder}` : ''}` }
  })
  return {
    kind: 'desk_digest',
    subject,
    ...layOutMail(office, {
      heading: subject,
      parts: [
        { kind: 'facts', facts },
        ...(rows.length > listed
          ? [{ kind: 'words' as const, text: `And ${rows.length - listed} more.` }]
          : []),
        { kind: 'button', label: 'Open the Desk', href: `${desk.url}/enquiries` },
      ],
      closing: `${office.name}\nThis mail is sent when the office opens and enquiries are waiting. DESK_REMINDERS=off stops it.`,
    }),
  }
}
