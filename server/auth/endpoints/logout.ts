import type { FastifyInstance } from 'fastify'
import { recordAudit } from '#server/audit/audit.ts'
import { authenticate } from './authenticate.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { deviceOf } from './device.ts'
import { AuthError } from '#server/auth/errors.ts'
import { readQuery } from '#server/auth/request-input.ts'
import { endAllSessions, endOtherSessions, endSession } from '#server/auth/tokens/sessions.ts'

export function logout(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { database, clock } = dependencies.context
  app.post('/logout', async (request, reply) => {
    const { account, session } = await authenticate(dependencies, request)
    const scope = readQuery(request, 'scope') ?? 'global'
    if (scope === 'global') await endAllSessions(database, account.id)
    else if (scope === 'local') await endSession(database, session.id)
    else if (scope === 'others') await endOtherSessions(database, account.id, session.id)
    else throw new AuthError('validation_failed', { message: `Unsupported logout scope "${scope}"` })
    await recordAudit(database, {
      at: clock.now(),
      kind: 'sign_out',
      accountId: account.id,
      device: deviceOf(request),
      detail: scope,
    })
    return reply.code(204).send()
  })
}
