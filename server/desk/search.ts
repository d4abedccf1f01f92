import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { deskApi, type Found } from '#contract/desk.ts'
import type { Context } from '#server/context.ts'
import { enquiriesFor } from './enquiries/list.ts'
import { normal, toLine } from './enquiries/read.ts'
import { sessionOf } from './guard.ts'
import { officeOf } from './office.ts'
import { draftedSources } from './pages/drafts.ts'
import { groupOf, nameOf, valueIn } from './pages/names.ts'
import { readBody } from './refused.ts'

const shownPages = 8
const shownEnquiries = 5

/** In the body, because search words are often names, and addresses are logged. */
const query = z.object({ words: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) })

/** The Desk's search: pages and people by name, enquiries by the visitor's text. */
export function addSearch(app: FastifyInstance, context: Context, content?: string): void {
  app.post(`${deskApi}/search`, async (request): Promise<Found> => {
    const { words } = readBody(query, request.body)
    const office = await officeOf(context.config)
    const asked = { view: 'all', words, month: '', after: '' } as const
    const enquiries: Found['enquiries'] = []
    for await (const row of enquiriesFor(context, asked, sessionOf(request).person, office)) {
      const { id, name, about } = toLine(context, row, office.facts)
      enquiries.push({ id, name, about })
      if (enquiries.length === shownEnquiries) break
    }
    const sources = await draftedSources(context, content)
    const pages = [...sources.keys()]
      .map((file) => ({ file, name: nameOf(file, valueIn(sources, file)), group: groupOf(file).words }))
      .filter(({ name }) => normal(name).includes(normal(words)))
    return { pages: pages.slice(0, shownPages), enquiries }
  })
}
