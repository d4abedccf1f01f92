import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authenticate } from './authenticate.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { AuthError } from '#server/auth/errors.ts'

/** Accounts have only their e-mail identity here. The answer is the original's, which the client understands. */
export function linkIdentity(app: FastifyInstance, dependencies: AuthDependencies): void {
  const refuse = async (request: FastifyRequest): Promise<never> => {
    await authenticate(dependencies, request)
    throw new AuthError('manual_linking_disabled')
  }
  app.get('/user/identities/authorize', refuse)
  app.delete('/user/identities/:id', refuse)
}
