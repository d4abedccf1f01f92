import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authenticate } from './authenticate.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { AuthError } from '#server/auth/errors.ts'

/** An account here has its e-mail address and no other identity; the client knows this answer of the original. */
export function linkIdentity(app: FastifyInstance, dependencies: AuthDependencies): void {
  const refuse = async (request: FastifyRequest): Promise<never> => {
    await authenticate(dependencies, request)
    throw new AuthError('manual_linking_disabled')
  }
  app.get('/user/identities/authorize', refuse)
  app.delete('/user/identities/:id', refuse)
}
