import type { FastifyPluginAsync } from 'fastify'
import type { Context } from '../context.ts'
import { acceptEnquiry } from './accept-enquiry.ts'
import { createAcknowledge } from './acknowledgement.ts'
import { readSendRequest } from './send-request.ts'

/** JSON may spell one byte with six, so this is far above the 50 KB that the variables may take. */
const bodyMaxBytes = 320 * 1024

/**
 * The address `@emailjs/browser` posts to. Any origin may: the key is public, no cookie is read,
 * and the recipient is ours. Answers are plain text, because callers show them as they are.
 */
export const relay: FastifyPluginAsync<{ context: Context }> = async (app, { context }) => {
  const { mail } = context.config
  const acknowledge = await createAcknowledge(context.config)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
  })

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
      config: { rateLimit: { max: mail.limitPerMinute, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      reply.type('text/plain; charset=utf-8')
      const reading = readSendRequest(request.body, mail)
      if (!reading.ok) return reply.code(reading.status).send(reading.message)
      await acceptEnquiry(context, reading.enquiry, acknowledge)
      return reply.send('OK')
    },
  )
}
