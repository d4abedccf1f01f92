import { agencyVoice } from '#server/site/agency.ts'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { accountPath, sessionsPath, type AccountData, type SignedInBrowser } from '#contract/account.ts'
import { authenticate } from '#server/auth/endpoints/authenticate.ts'
import { assertPresentPassword } from '#server/auth/accounts/present-password.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { deviceOf } from '#server/auth/endpoints/device.ts'
import { handleError } from '#server/auth/errors.ts'
import { accountDeletedMail } from '#server/auth/mails/notices.ts'
import { limitPerAddress } from '#server/auth/endpoints/rate-limits.ts'
import { optionalText, readBody } from '#server/auth/request-input.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { collectAccountData } from './account-data.ts'
import { deleteAccount } from './delete-account.ts'
import { listSignedInBrowsers } from './signed-in-browsers.ts'

const deletionBody = z.object({ current_password: optionalText })

/** What the Supabase Auth protocol leaves out: downloading one's data, and deleting the account. */
export const account: FastifyPluginAsync<AuthDependencies> = async (app, dependencies) => {
  const { context } = dependencies
  const { database, clock } = context
  app.setErrorHandler(handleError)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(accountPath, { config: limitPerAddress(30) }, async (request): Promise<AccountData> => {
    const { account: caller } = await authenticate(dependencies, request)
    const now = clock.now()
    await recordAudit(database, {
      at: now,
      kind: 'data_exported',
      accountId: caller.id,
      device: deviceOf(request),
    })
    return collectAccountData(database, caller, now)
  })

  app.get(sessionsPath, { config: limitPerAddress(30) }, async (request): Promise<SignedInBrowser[]> => {
    const { session } = await authenticate(dependencies, request)
    return listSignedInBrowsers(database, session)
  })

  app.delete(accountPath, { config: limitPerAddress(30) }, async (request, reply) => {
    const { account: caller, session } = await authenticate(dependencies, request)
    const body = request.body === undefined ? undefined : readBody(request, deletionBody)
    const device = deviceOf(request)
    await assertPresentPassword(
      context,
      { account: caller, session },
      { currentPassword: body?.current_password, device },
    )
    await deleteAccount(context, caller.id, {
      notice: accountDeletedMail(agencyVoice(context)),
      actor: 'visitor',
      device,
    })
    return reply.code(204).send()
  })
}
