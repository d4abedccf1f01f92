import type { FastifyInstance } from 'fastify'

const allowedHeaders = 'authorization, content-type, apikey, x-client-info, x-supabase-api-version'

/** Lets a site on another origin call. Any origin may: nothing here is granted by cookie, only by tokens scripts hold. */
export function allowCrossOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      // Without this the browser hides the version, and the client finds no error code.
      'access-control-expose-headers': 'x-supabase-api-version, x-sb-error-code',
    })
  })
  app.options('/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': '600',
      })
      .send(),
  )
}
