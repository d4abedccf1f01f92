import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { officeTime } from '#contract/desk.ts'
import type { EnquiryChange, EnquiryState } from '#contract/desk-enquiries.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { deviceOf } from '#server/auth/endpoints/device.ts'
import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { referenceOf } from '#server/email/enquiry.ts'
import { sessionOf } from '#server/desk/guard.ts'
import { queueWebhook } from '#server/email/webhook.ts'
import { officeOf } from '#server/desk/office.ts'
import { Refused } from '#server/desk/refused.ts'
import type { Person } from '#server/desk/staff.ts'
import { nameOf, stateOf, type WorkRow } from './read.ts'
import { workOf } from './show.ts'

export const enquiryId = z.string().check(z.maxLength(60))
/** Made by the page. A repeated request has the same id. */
export const pressId = z.string().check(z.regex(/^[\w-]{8,60}$/))
export const enquiryChange = z.object({
  id: enquiryId,
  version: z.int().check(z.nonnegative()),
  to: z.enum(['new', 'taken', 'answered', 'closed']),
})

/** The person and browser that make a change. */
export interface Actor {
  person: Person
  device: string
}

export const actorOf = (request: FastifyRequest): Actor => ({
  person: sessionOf(request).person,
  device: deviceOf(request),
})

/**
 * Changes an enquiry's state, in the caller's transaction.
 *
 * @throws Refused with the code `changed` if someone changed it since the page was shown
 */
export async function moveOn(
  context: Context,
  tx: DatabaseTransaction,
  { id, version, to }: EnquiryChange,
  { person, device }: Actor,
): Promise<void> {
  const row = await workOf({ database: tx }, id)
  // A repeated request, or the same change made in another tab.
  if (row.changedBy === person.address && stateOf(row) === to) return
  if ((row.version ?? 0) !== version) throw await changed(context, row)
  const now = context.clock.now()
  const change = {
    state: to,
    holder: holderAfter(to, row, person),
    changedBy: person.address,
    changedAt: now,
    answeredAt: to === 'answered' ? (row.answeredAt ?? now) : row.answeredAt,
  }
  const done = await tx
    .insertInto('enquiryWork')
    .values({ enquiryId: id, version: version + 1, remindedAt: null, ...change })
    .onConflict((conflict) =>
      conflict
        .column('enquiryId')
        .doUpdateSet({ ...change, version: version + 1 })
        .where('enquiryWork.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst()
  if (!done) throw await changed(context, await workOf({ database: tx }, id))
  await recordAudit(tx, {
    at: now,
    kind: 'desk_enquiry_changed',
    actor: 'staff',
    staff: person.address,
    device,
    detail: `${referenceOf(row)} ${to}`,
  })
  await queueWebhook(context, tx, {
    type: `enquiry.${to}`,
    at: now,
    enquiryId: id,
    data: () => ({ id, reference: referenceOf(row), by: person.name }),
  })
}

function holderAfter(to: EnquiryState, { holder }: WorkRow, { address }: Person): string | null {
  if (to === 'new') return null
  return to === 'taken' ? address : (holder ?? address)
}

const did: Record<EnquiryState, string> = {
  new: 'gave this enquiry back',
  taken: 'took this enquiry',
  answered: 'answered this enquiry',
  closed: 'closed this enquiry',
}

async function changed(context: Context, row: WorkRow): Promise<Refused> {
  const by = nameOf(context, row.changedBy) ?? 'The server'
  const at = officeTime(row.changedAt ?? context.clock.now(), await officeOf(context.config))
  return new Refused(
    409,
    `${by} ${did[stateOf(row)]} on ${at}. Nothing was changed. Check the enquiry and try again.`,
    'changed',
  )
}
