import type { FastifyInstance } from 'fastify'
import type { AuthDependencies } from '#server/auth/dependencies.ts'

/** Public keys, with which anyone can check an access token without a request to us. */
export function jwks(app: FastifyInstance, { keys }: AuthDependencies): void {
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    const published = await keys.all()
    reply.header('cache-control', 'public, max-age=600')
    return { keys: published.map((key) => key.publicJwk) }
  })
}
