import type { FastifyPluginAsync } from 'fastify'
import { accountPath, type AccountData } from '#contract/account.ts'
import { lockAccount } from '#server/auth/accounts.ts'
import { authenticate } from '#server/auth/authenticate.ts'
import { handleError } from '#server/auth/errors.ts'
import { accountDeletedMail } from '#server/auth/notices.ts'
import { limitPerAddress } from '#server/auth/rate-limits.ts'
import { createSigningKeys } from '#server/auth/signing-keys.ts'
import type { Context } from '#server/context.ts'
import { collectAccountData } from './account-data.ts'
import { deleteAccountMails } from './account-mails.ts'

/** What the Supabase Auth protocol leaves out: taking one's data along, and leaving for good. */
export const account: FastifyPluginAsync<{ context: Context }> = async (app, { context }) => {
  const { database, clock, outbox } = context
  const dependencies = { context, keys: createSigningKeys(database, clock) }
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
    await database.transaction().execute(async (tx) => {
      const current = await lockAccount(tx, caller.id)
      // Two presses at once: the first one did it.
      if (current === undefined) return
      await deleteAccountMails(tx, current)
      // Sessions and one-time tokens go with the row, and with them every way in.
      await tx.deleteFrom('accounts').where('id', '=', current.id).execute()
      await outbox.enqueue(tx, { to: current.email, ...accountDeletedMail() })
    })
    return reply.code(204).send()
  })
}
