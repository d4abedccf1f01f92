import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { emailTrapFields } from '#contract/email.ts'
import type { Context } from '#server/context.ts'
import { describeFailure, logFailure } from '#server/plugins/errors.ts'
import { acceptEnquiry } from './accept-enquiry.ts'
import type { limitSender } from './limit-sender.ts'
import type { Acknowledge } from './acknowledgement.ts'
import { cleanText } from './clean.ts'
import type { Enquiry } from './enquiry.ts'
import { createFormAnswers, fieldsOf, wantsPage, type Fields } from './form-answers.ts'
import { readForm } from './read-form.ts'
import { kindOf, readSendRequest } from './send-request.ts'
import { isTrapped, withoutTraps } from './traps.ts'

const path = '/v1.0/email/send-form'

/**
 * The e-mail client's second address, for forms as browsers post them. The client gets plain text, as from the first.
 * A browser without scripts gets a page, which keeps the visitor's text until it is sent.
 */
export async function addSendForm(
  app: FastifyInstance,
  {
    context,
    acknowledge,
    limit,
    bodyLimit,
  }: {
    context: Context
    acknowledge: Acknowledge
    limit: ReturnType<typeof limitSender>
    bodyLimit: number
  },
): Promise<void> {
  const { clock, config } = context
  const { mail } = config
  const answers = createFormAnswers(context)

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer', bodyLimit },
    async (request: FastifyRequest, body: Buffer) => readForm(body, request.headers['content-type'] ?? ''),
  )
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return answers.refuse(request, reply, status, error.message)
    logFailure(request, error, 'A form could not be accepted')
    const failure = describeFailure(error)
    return answers.refuse(request, reply.headers(failure.headers), failure.status, failure.message)
  })

  app.get<{ Querystring: Record<string, unknown> }>(path, async ({ query }, reply) => {
    const given = Object.entries(query).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const fields = { ...Object.fromEntries(given), [emailTrapFields.shownAt]: String(clock.now()) }
    return answers.ask(reply, kindOf(String(query['template_id']), mail) ?? 'contact', fields)
  })

  // Runs after the body is read, so that the page can show the text again, and before the common limit.
  app.post(path, { preValidation: limit }, async (request, reply) => {
    const fields = fieldsOf(request)
    const { lib_version: _version, user_id, service_id, template_id, ...variables } = fields
    const reading = readSendRequest({ user_id, service_id, template_id, template_params: variables }, mail)
    if (!reading.ok) return answers.refuse(request, reply, reading.status, reading.message)
    const { kind } = reading.enquiry
    if (isTrapped(variables, clock.now()))
      return answers.refuse(request, reply.header('retry-after', '60'), 429, 'Too Many Requests')
    if (wantsPage(request) && isIncomplete(kind, fields)) return answers.askAgain(reply, kind, fields)
    await acceptEnquiry(context, { kind, variables: withoutTraps(variables) }, acknowledge)
    return answers.accept(request, reply, kind)
  })
}

/** Whether required fields are empty (spec §5). Forms that send with the client check this on their own page. */
function isIncomplete(kind: Enquiry['kind'], fields: Fields): boolean {
  const always = ['from_name', 'from_email']
  const required = kind === 'query' ? always : [...always, 'subject', 'message']
  return required.some((name) => cleanText(fields[name]) === '')
}
