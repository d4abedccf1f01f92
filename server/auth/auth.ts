import type { FastifyPluginAsync } from 'fastify'
import { confirm } from './endpoints/confirm.ts'
import { allowCrossOrigin } from './endpoints/cross-origin.ts'
import type { AuthDependencies } from './dependencies.ts'
import { handleError, handleNotFound } from './errors.ts'
import { getUser } from './endpoints/get-user.ts'
import { health } from './endpoints/health.ts'
import { jwks } from './endpoints/jwks.ts'
import { linkIdentity } from './endpoints/link-identity.ts'
import { logout } from './endpoints/logout.ts'
import { limitUnknownPaths } from './endpoints/rate-limits.ts'
import { reauthenticate } from './endpoints/reauthenticate.ts'
import { recover } from './endpoints/recover.ts'
import { acceptAnyBodyAsJson } from './request-input.ts'
import { resend } from './endpoints/resend.ts'
import { settings } from './endpoints/settings.ts'
import { signUp } from './endpoints/sign-up.ts'
import { token } from './endpoints/token.ts'
import { updateUser } from './endpoints/update-user.ts'
import { verifyCode, verifyLink } from './endpoints/verify.ts'

/** Accounts and sessions in the protocol of Supabase Auth, for the published client. Mounted under /auth/v1. */
export const auth: FastifyPluginAsync<AuthDependencies> = async (app, dependencies) => {
  // Made now, so that the first visitor does not wait and a database that cannot keep it stops the start.
  await dependencies.keys.newest()

  app.setErrorHandler(handleError)
  app.setNotFoundHandler({ preHandler: limitUnknownPaths(app) }, handleNotFound(app))
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
  linkIdentity(app, dependencies)
  reauthenticate(app, dependencies)
  recover(app, dependencies)
  resend(app, dependencies)
  verifyLink(app, dependencies)
  verifyCode(app, dependencies)
  await confirm(app, dependencies)
  settings(app, dependencies)
  health(app)
  jwks(app, dependencies)
}
