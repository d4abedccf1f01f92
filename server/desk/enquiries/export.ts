import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { deskApi } from '#contract/desk.ts'
import { enquiryViews, type EnquiryView } from '#contract/desk-enquiries.ts'
import { queryExtraFields } from '#contract/email.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { csvLine } from '#server/csv.ts'
import { officeOf } from '#server/desk/office.ts'
import { readBody } from '#server/desk/refused.ts'
import { toVisitorRecord } from '#server/email/enquiry-records.ts'
import { referenceOf } from '#server/email/enquiry.ts'
import { actorOf } from './change.ts'
import { enquiriesFor, enquiryQuery } from './list.ts'
import { nameOf, stateOf, type WorkRow } from './read.ts'

const visitorColumns = [
  'received',
  'kind',
  'name',
  'email',
  ...queryExtraFields.map(({ name }) => name),
  'item_type',
  'item',
  'price',
  'subject',
  'message',
] as const

/** Exports a view of the list for spreadsheets. */
export function addExport(app: FastifyInstance, context: Context): void {
  app.get<{ Querystring: { view?: EnquiryView; month?: string } }>(
    `${deskApi}/enquiries/csv`,
    async (request, reply) => {
      const { view = enquiryViews[0], month = '' } = request.query
      const query = readBody(enquiryQuery, { view, month, words: '', after: '' })
      const { person, device } = actorOf(request)
      const { timeZone } = await officeOf(context.config)
      await recordAudit(context.database, {
        at: context.clock.now(),
        kind: 'data_exported',
        actor: 'staff',
        staff: person.address,
        device,
        detail: 'enquiries',
      })
      async function* lines() {
        // Without this byte order mark, spreadsheets do not read the file as UTF-8.
        yield `\uFEFF${csvLine(['reference', 'state', 'taken_by', 'answered', ...visitorColumns])}`
        for await (const row of enquiriesFor(context, query, person, { timeZone })) yield asLine(context, row)
      }
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="enquiries-${month || view}.csv"`)
        .send(Readable.from(lines()))
    },
  )
}

function asLine(context: Context, row: WorkRow): string {
  const record = toVisitorRecord(row)
  return csvLine([
    referenceOf(row),
    stateOf(row),
    nameOf(context, row.holder) ?? '',
    row.answeredAt === null ? '' : new Date(row.answeredAt).toISOString(),
    ...visitorColumns.map((column) => record[column]),
  ])
}
