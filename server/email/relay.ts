import type { FastifyPluginAsync } from 'fastify'
import { enquiryReferenceMetric } from '#contract/email.ts'
import type { Context } from '#server/context.ts'
import { acceptEnquiry } from './accept-enquiry.ts'
import { createAcknowledge } from './acknowledgement.ts'
import { addAllowedOrigins } from './allowed-origins.ts'
import { limitSender } from './limit-sender.ts'
import { limitEverybody } from './limit-everybody.ts'
import { addSendForm } from './send-form.ts'
import { readSendRequest } from './send-request.ts'
import { isTrapped, withoutTraps } from './traps.ts'

/** JSON may write one byte as six, so this is far above the 50 KB allowed for the variables. */
const bodyMaxBytes = 320 * 1024

/** The addresses `@emailjs/browser` posts to. Answers are plain text, because callers show them as they are. */
export const relay: FastifyPluginAsync<{ context: Context }> = async (app, { context }) => {
  const { mail } = context.config
  const acknowledge = createAcknowledge(context)
  addAllowedOrigins(app, context.config)
  limitEverybody(app, context)
  const limit = limitSender(context)

  app.options('/v1.0/email/send', async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      })
      .send(),
  )

  app.post(
    '/v1.0/email/send',
    {
      bodyLimit: bodyMaxBytes,
      onRequest: limit,
    },
    async (request, reply) => {
      reply.type('text/plain; charset=utf-8')
      const reading = readSendRequest(request.body, mail)
      if (!reading.ok) return reply.code(reading.status).send(reading.message)
      const { kind, variables } = reading.enquiry
      if (isTrapped(variables, context.clock.now()))
        return reply.code(429).header('retry-after', '60').send('Too Many Requests')
      const reference = await acceptEnquiry(
        context,
        { kind, variables: withoutTraps(variables) },
        acknowledge,
      )
      return reply
        .headers({
          'server-timing': `${enquiryReferenceMetric};desc="${reference}"`,
          // Sites on other hosts may read the timing too.
          'timing-allow-origin': '*',
        })
        .send('OK')
    },
  )

  await app.register((forms) => addSendForm(forms, { context, acknowledge, limit, bodyLimit: bodyMaxBytes }))
}
