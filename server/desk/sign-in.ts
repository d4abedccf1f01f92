import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { codeLength, deskApi, linkMinutes, signInPath, type Me } from '#contract/desk.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { deviceOf } from '#server/auth/endpoints/device.ts'
import { inEvenTime } from '#server/auth/endpoints/even-time.ts'
import type { Context } from '#server/context.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import { clientKey } from '#server/plugins/client-key.ts'
import { askingCookie, readCookie, sessionCookie, sessionOf, setCookie } from './guard.ts'
import { officeOf } from './office.ts'
import { atMost, readBody, Refused } from './refused.ts'
import { beginSession, endSession, listSessions } from './sessions.ts'
import { keepLink, newSecret, redeemCode, redeemLink, type Redeemed } from './sign-in-links.ts'
import { signInMail } from './sign-in-mail.ts'
import { machineUser, personOf } from './staff.ts'

const open = { config: { isOpen: true } }
const asking = z.object({ address: z.string().check(z.maxLength(254)) })
const byLink = z.object({ link: z.string().check(z.maxLength(100)) })
const byCode = z.object({ code: z.string().check(z.regex(new RegExp(`^\\d{${codeLength}}$`))) })
const ended = z.object({ id: z.string().check(z.maxLength(100)) })

const refusals = {
  'other-browser': 'This link was requested in another browser. Open it there, or request a new link here.',
  'used-up': 'This link or code is wrong, was used before, or is too old. Request a new one.',
}

/** Requests and redeems sign-in links, and ends sessions. */
export function addSignIn(app: FastifyInstance, context: Context): void {
  const { config, database, clock, outbox } = context

  /** Answers the same, after the same time, for an address that is not staff's. */
  app.post(`${deskApi}/sign-in`, open, async (request, reply) => {
    const { address } = readBody(asking, request.body)
    await atMost(context, `links asked for from ${clientKey(request.ip)}`, { times: 20, minutes: 60 })
    await atMost(context, `links for ${address.trim().toLowerCase()}`, { times: 5, minutes: 15 })
    await inEvenTime(async () => {
      const person = personOf(config, address)
      const browser = newSecret()
      setCookie(reply, askingCookie(config), browser, linkMinutes * 60_000)
      if (!person || person.address === machineUser().address) return
      const agency = await officeOf(config)
      await database.transaction().execute(async (tx) => {
        const { link, code } = await keepLink(tx, context, { address: person.address, browser })
        const mail = signInMail(agency, { to: person.address, link: addressOf(context, link), code })
        await outbox.enqueue(tx, mail, null)
      })
    })
    return reply.code(204).send()
  })

  app.post(`${deskApi}/sign-in/link`, open, async (request, reply) => {
    const { link } = readBody(byLink, request.body)
    return signIn(request, reply, 'link', (tx) =>
      redeemLink(tx, context, { link, browser: readCookie(request, askingCookie(config)) }),
    )
  })

  app.post(`${deskApi}/sign-in/code`, open, async (request, reply) => {
    const { code } = readBody(byCode, request.body)
    const browser = readCookie(request, askingCookie(config))
    return signIn(request, reply, 'code', async (tx) =>
      browser === undefined ? 'used-up' : redeemCode(tx, context, { code, browser }),
    )
  })

  async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    way: 'link' | 'code',
    redeem: (tx: DatabaseTransaction) => Promise<Redeemed>,
  ): Promise<Me> {
    await atMost(context, `sign-ins from ${clientKey(request.ip)}`, { times: 30, minutes: 15 })
    const device = deviceOf(request)
    const outcome = await database.transaction().execute(async (tx) => {
      const redeemed = await redeem(tx)
      const person = typeof redeemed === 'string' ? undefined : personOf(config, redeemed.address)
      const refusal = typeof redeemed === 'string' ? redeemed : 'used-up'
      await recordAudit(tx, {
        at: clock.now(),
        kind: person ? 'desk_sign_in' : 'desk_sign_in_failed',
        actor: person ? 'staff' : 'visitor',
        staff: person?.address ?? null,
        device,
        detail: person ? way : refusal,
      })
      return person
        ? { person, token: await beginSession(tx, context, { address: person.address, device }) }
        : refusal
    })
    if (typeof outcome === 'string') throw new Refused(403, refusals[outcome], outcome)
    setCookie(reply, sessionCookie(config), outcome.token)
    return outcome.person
  }

  /** Open without a sign-in, because the page asks whether there is one. */
  app.get(`${deskApi}/me`, open, async ({ deskSession }): Promise<{ me: Me | null }> => ({
    me: deskSession?.person ?? null,
  }))

  app.get(`${deskApi}/sign-ins`, async (request) => listSessions(context, sessionOf(request)))

  app.post(`${deskApi}/sign-ins/end`, async (request, reply) => {
    const { id } = readBody(ended, request.body)
    const { person } = sessionOf(request)
    if (await endSession(context, person, id))
      await recordAudit(database, {
        at: clock.now(),
        kind: 'desk_sign_out',
        actor: 'staff',
        staff: person.address,
        device: deviceOf(request),
      })
    return reply.code(204).send()
  })
}

/** In the fragment, which is not sent to the server and not logged. */
export const addressOf = ({ config }: Context, link: string): string =>
  `${config.desk?.url}${signInPath}#${link}`

/** A link for this machine's own user, printed in the terminal. Null if the Desk is not local. */
export async function printedLink(context: Context): Promise<string | null> {
  if (!context.config.desk?.isLocal) return null
  const { link } = await context.database
    .transaction()
    .execute((tx) => keepLink(tx, context, { address: machineUser().address, browser: null }))
  return addressOf(context, link)
}
