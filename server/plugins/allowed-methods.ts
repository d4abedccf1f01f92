import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The methods that this address answers, for the header Allow; empty where there is no such address. */
export function allowedMethods(app: FastifyInstance, { raw }: FastifyRequest): string {
  const [url = ''] = (raw.url ?? '').split('?')
  return methods.filter((method) => app.hasRoute({ method, url })).join(', ')
}
