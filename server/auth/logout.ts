import type { FastifyInstance } from 'fastify'
import { authenticate } from './authenticate.ts'
import type { AuthDependencies } from './dependencies.ts'
import { AuthError } from './errors.ts'
import { readQuery } from './request-input.ts'
import { endAllSessions, endOtherSessions, endSession } from './sessions.ts'

export function logout(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { database } = dependencies.context
  app.post('/logout', async (request, reply) => {
    const { account, session } = await authenticate(dependencies, request)
    const scope = readQuery(request, 'scope') ?? 'global'
    if (scope === 'global') await endAllSessions(database, account.id)
    else if (scope === 'local') await endSession(database, session.id)
    else if (scope === 'others') await endOtherSessions(database, account.id, session.id)
    else throw new AuthError('validation_failed', { message: `Unsupported logout scope "${scope}"` })
    return reply.code(204).send()
  })
}
