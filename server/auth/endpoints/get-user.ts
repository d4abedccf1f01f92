import type { FastifyInstance } from 'fastify'
import { authenticate } from './authenticate.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { userSchema } from './response-schemas.ts'
import { toUser } from '#server/auth/accounts/user.ts'

export function getUser(app: FastifyInstance, dependencies: AuthDependencies): void {
  app.get('/user', { schema: { response: { 200: userSchema } } }, async (request) => {
    const { account } = await authenticate(dependencies, request)
    return toUser(account)
  })
}
