import type { FastifyPluginAsync } from 'fastify'
import { accountPath, type AccountData } from '#contract/account.ts'
import { authenticate } from '#server/auth/authenticate.ts'
import type { AuthDependencies } from '#server/auth/dependencies.ts'
import { handleError } from '#server/auth/errors.ts'
import { accountDeletedMail } from '#server/auth/notices.ts'
import { limitPerAddress } from '#server/auth/rate-limits.ts'
import { collectAccountData } from './account-data.ts'
import { deleteAccount } from './delete-account.ts'

/** What the Supabase Auth protocol leaves out: taking one's data along, and leaving for good. */
export const account: FastifyPluginAsync<AuthDependencies> = async (app, dependencies) => {
  const { context } = dependencies
  const { database, clock } = context
  app.setErrorHandler(handleError)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(accountPath, { config: limitPerAddress(30) }, async (request): Promise<AccountData> => {
    const { account: caller } = await authenticate(dependencies, request)
    return collectAccountData(database, caller, clock.now())
  })

  app.delete(accountPath, { config: limitPerAddress(30) }, async (request, reply) => {
    const { account: caller } = await authenticate(dependencies, request)
    await deleteAccount(context, caller.id, accountDeletedMail())
    return reply.code(204).send()
  })
}
