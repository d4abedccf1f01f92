import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The methods that this address accepts, for the header Allow. Empty if there is no such address. */
export function allowedMethods(app: FastifyInstance, { raw }: FastifyRequest): string {
  const [url = ''] = (raw.url ?? '').split('?')
  return methods.filter((method) => app.hasRoute({ method, url })).join(', ')
}
