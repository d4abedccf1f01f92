import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config/config.ts'

/**
 * Says which sites' pages may send. Without a setting all may: the key is public, no cookie is read, and the recipient
 * is ours. With one, browsers elsewhere are refused, and so are programs that do not pretend to be a browser.
 */
export function addAllowedOrigins(app: FastifyInstance, { mail, siteUrl }: Config): void {
  const allowed = new Set(mail.allowedOrigins.length > 0 ? [...mail.allowedOrigins, siteUrl] : [])
  app.addHook('onRequest', async (request, reply) => {
    if (allowed.size === 0) return void reply.header('access-control-allow-origin', '*')
    const { origin } = request.headers
    reply.header('vary', 'origin')
    if (origin !== undefined && allowed.has(origin)) reply.header('access-control-allow-origin', origin)
    else if (request.method === 'POST') return refuse(request, reply)
    return undefined
  })
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(403)
    .type('text/plain; charset=utf-8')
    .send(
      request.headers.origin === undefined
        ? 'API calls are disabled for non-browser applications'
        : 'This site may not send messages here',
    )
}
