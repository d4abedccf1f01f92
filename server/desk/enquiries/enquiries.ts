import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { deskApi } from '#contract/desk.ts'
import {
  noteMaxLength,
  type EnquiryDetail,
  type EnquiryList,
  type Forgotten,
  type ReplyTemplate,
} from '#contract/desk-enquiries.ts'
import type { Context } from '#server/context.ts'
import { sessionOf } from '#server/desk/guard.ts'
import { readBody } from '#server/desk/refused.ts'
import { enquiryChange, enquiryId, moveOn, actorOf, pressId } from './change.ts'
import { addExport } from './export.ts'
import { addFigures } from './figures.ts'
import { forgetBody, forgetPerson } from './forget.ts'
import { enquiryQuery, listEnquiries } from './list.ts'
import { replyBody, resendBody, resendMail, sendReply } from './reply.ts'
import { showEnquiry, workOf } from './show.ts'
import { templatesFor } from './templates.ts'

const note = z.object({
  id: enquiryId,
  note: pressId,
  words: z.string().check(z.trim(), z.minLength(1), z.maxLength(noteMaxLength)),
})

/** Enquiries, who answers them, and their state. */
export function addEnquiries(app: FastifyInstance, context: Context): void {
  const { database, clock } = context
  addExport(app, context)
  addFigures(app, context)

  app.post(`${deskApi}/enquiries/list`, async (request): Promise<EnquiryList> => {
    const query = readBody(enquiryQuery, request.body)
    return listEnquiries(context, query, sessionOf(request).person)
  })

  app.get<{ Params: { id: string } }>(`${deskApi}/enquiries/:id`, async (request): Promise<EnquiryDetail> =>
    showEnquiry(context, request.params.id, sessionOf(request).person),
  )

  app.post(`${deskApi}/enquiries/change`, async (request): Promise<EnquiryDetail> => {
    const change = readBody(enquiryChange, request.body)
    const actor = actorOf(request)
    await database.transaction().execute((tx) => moveOn(context, tx, change, actor))
    return showEnquiry(context, change.id, actor.person)
  })

  app.post(`${deskApi}/enquiries/note`, async (request): Promise<EnquiryDetail> => {
    const { id, note: noteId, words } = readBody(note, request.body)
    const { person } = sessionOf(request)
    await workOf(context, id)
    await database
      .insertInto('enquiryNotes')
      .values({ id: noteId, enquiryId: id, at: clock.now(), staff: person.address, words })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    return showEnquiry(context, id, person)
  })

  app.get<{ Params: { id: string } }>(
    `${deskApi}/enquiries/:id/templates`,
    async ({ params }): Promise<ReplyTemplate[]> => templatesFor(await workOf(context, params.id)),
  )

  app.post(`${deskApi}/enquiries/reply`, async (request): Promise<EnquiryDetail> => {
    const reply = readBody(replyBody, request.body)
    const actor = actorOf(request)
    await sendReply(context, reply, actor)
    return showEnquiry(context, reply.id, actor.person)
  })

  app.post(`${deskApi}/enquiries/resend`, async (request): Promise<EnquiryDetail> => {
    const resend = readBody(resendBody, request.body)
    const actor = actorOf(request)
    await resendMail(context, resend, actor)
    return showEnquiry(context, resend.id, actor.person)
  })

  app.post(`${deskApi}/enquiries/forget`, async (request): Promise<Forgotten> => {
    const asked = readBody(forgetBody, request.body)
    return forgetPerson(context, asked, actorOf(request))
  })
}
