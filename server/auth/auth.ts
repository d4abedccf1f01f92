import type { FastifyPluginAsync } from 'fastify'
import { allowCrossOrigin } from './cross-origin.ts'
import type { AuthDependencies } from './dependencies.ts'
import { handleError, handleNotFound } from './errors.ts'
import { getUser } from './get-user.ts'
import { health } from './health.ts'
import { jwks } from './jwks.ts'
import { logout } from './logout.ts'
import { limitUnknownPaths } from './rate-limits.ts'
import { reauthenticate } from './reauthenticate.ts'
import { recover } from './recover.ts'
import { acceptAnyBodyAsJson } from './request-input.ts'
import { resend } from './resend.ts'
import { settings } from './settings.ts'
import { signUp } from './sign-up.ts'
import { token } from './token.ts'
import { updateUser } from './update-user.ts'
import { verifyCode, verifyLink } from './verify.ts'

/** Accounts and sessions in the protocol of Supabase Auth, for the published client. Mounted under /auth/v1. */
export const auth: FastifyPluginAsync<AuthDependencies> = async (app, dependencies) => {
  // Made now, so that the first visitor does not wait and a database that cannot keep it stops the start.
  await dependencies.keys.newest()

  app.setErrorHandler(handleError)
  app.setNotFoundHandler({ preHandler: limitUnknownPaths(app) }, handleNotFound)
  acceptAnyBodyAsJson(app)
  allowCrossOrigin(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  signUp(app, dependencies)
  token(app, dependencies)
  logout(app, dependencies)
  getUser(app, dependencies)
  updateUser(app, dependencies)
  reauthenticate(app, dependencies)
  recover(app, dependencies)
  resend(app, dependencies)
  verifyLink(app, dependencies)
  verifyCode(app, dependencies)
  settings(app, dependencies)
  health(app)
  jwks(app, dependencies)
}
