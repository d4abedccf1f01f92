import type { FastifyInstance } from 'fastify'
import { isTooDeep } from './json-depth.ts'

/** The sign-in client announces JSON even when it sends nothing, which the framework's own parser refuses. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    if (isTooDeep(String(body))) return done(tooDeep())
    return parse(request, String(body), done)
  })
}

function tooDeep(): Error {
  return Object.assign(new Error('The body is nested too deep'), { statusCode: 400 })
}
