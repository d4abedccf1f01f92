import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config/config.ts'

/**
 * Limits which sites' pages may send (`EMAIL_ORIGINS`). By default all may, because the key is public, no cookie is read, and
 * the recipient is fixed. With the setting, pages of other sites are refused, and so are programs that send no Origin header.
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
