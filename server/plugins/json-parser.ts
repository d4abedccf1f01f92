import type { FastifyInstance } from 'fastify'

/** The sign-in client announces JSON even when it sends nothing, which the framework's own parser refuses. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, String(body), done)
  })
}
