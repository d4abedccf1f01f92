import type { Server } from 'node:http'
import Fastify, { LogController } from 'fastify'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { account } from './account/account.ts'
import { noteSettings } from './audit/note-settings.ts'
import { auth } from './auth/auth.ts'
import { createSigningKeys } from './auth/tokens/signing-keys.ts'
import type { Config } from './config/config.ts'
import { createContext } from './context.ts'
import type { Context } from './context.ts'
import { relay } from './email/relay.ts'
import { createTransport } from './email/create-transport.ts'
import type { Transport } from './email/transport.ts'
import { withWebhooks } from './email/webhook.ts'
import { Worker } from './email/worker.ts'
import { loggerOptions } from './logger.ts'
import type { Metrics } from './metrics/metrics.ts'
import { addDraining } from './plugins/draining.ts'
import { addErrorHandling, answerBadConnection, answerBadUrl } from './plugins/errors.ts'
import { addHealth } from './plugins/health.ts'
import { addOneHost } from './plugins/one-host.ts'
import { addJsonParser } from './plugins/json-parser.ts'
import { addRateLimit, addThrottledNotFound } from './plugins/rate-limit.ts'
import { addSecurityHeaders } from './plugins/security-headers.ts'
import { addUnreadBodies } from './plugins/unread-bodies.ts'
import { ReleaseFollower } from './site/release-follower.ts'
import { addStaticSite } from './site/static-site.ts'
import { Upkeep } from './upkeep/upkeep.ts'

/** Parts that the caller provides. A caller that provides a database closes it. */
export type AppOverrides = Partial<Omit<Context, 'config'>> & { transport?: Transport; metrics?: Metrics }

/** The whole server, ready for `listen` or `inject`. It does not listen by itself. */
export async function createApp(config: Config, overrides: AppOverrides = {}): Promise<FastifyInstance> {
  const app = Fastify({
    ...(overrides.log ? { loggerInstance: overrides.log } : { logger: loggerOptions(config.logLevel) }),
    ...limits,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBadConnection,
  })
  const bare = withWebhooks(overrides.transport ?? (await createTransport(config.mail)), config.webhook)
  const transport = overrides.metrics?.watchMails(bare) ?? bare
  const context = await createContext(config, { ...overrides, log: app.log })
  overrides.metrics?.watchRequests(app)
  overrides.metrics?.watchOutbox(context)
  const { enquiryTo, from } = config.mail
  const ownAddresses = [enquiryTo, from.address]
  const worker = new Worker({ outbox: context.outbox, transport, log: app.log, ownAddresses })
  const upkeep = new Upkeep(context)
  const follower = config.sharesReleases
    ? new ReleaseFollower({ ...context, folder: config.releasesDir })
    : null
  app.addHook('onReady', async () => {
    worker.start()
    upkeep.start()
  })
  // In parallel with the running requests, so that stopping takes no longer than the slower of the two.
  let workerStopped: Promise<void> | undefined
  app.addHook('preClose', async () => void (workerStopped = worker.stop()))
  app.addHook('onClose', async () => {
    await follower?.stop()
    await context.site.stop()
    await (workerStopped ?? worker.stop())
    await upkeep.stop()
    if (!overrides.database) await context.database.destroy()
  })
  try {
    await noteSettings(context, config.given)
    await follower?.start()
    await context.site.start()
    await addRoutes(app, context)
  } catch (error) {
    await app.close()
    throw error
  }
  return app
}

const limits = {
  bodyLimit: 1024 * 1024,
  connectionTimeout: 120_000,
  keepAliveTimeout: 65_000,
  // Accepted requests are answered even if they are read after stopping has begun.
  return503OnClosing: false,
  requestTimeout: 30_000,
  // Node looks for slow connections this often, so it is part of both limits.
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
} satisfies FastifyHttpOptions<Server>

async function addRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const hasAccounts = answersForAccounts(context)
  const dependencies = { context, keys: createSigningKeys(context.database, context.clock) }
  // Hooks of every request take a callback: promises in their place cost a tenth of the requests for each CPU second.
  addDraining(app)
  addErrorHandling(app)
  addUnreadBodies(app)
  addSecurityHeaders(app, context.config)
  addOneHost(app)
  addJsonParser(app)
  await addRateLimit(app, context)
  addHealth(app, context)
  await app.register(
    async (api) => {
      addThrottledNotFound(api)
      await api.register(relay, { context })
    },
    { prefix: '/api' },
  )
  await app.register(
    async (accounts) => {
      addThrottledNotFound(accounts)
      if (hasAccounts) await accounts.register(auth, { ...dependencies, prefix: '/v1' })
    },
    { prefix: '/auth' },
  )
  if (hasAccounts) await app.register(account, dependencies)
  addStaticSite(app, context.site)
}

/** If the site signs visitors in elsewhere, this server must not make accounts as well. */
function answersForAccounts({ config, site }: Context): boolean {
  const { auth, siteUrl } = config
  return auth.server === 'auto' ? (site.authOrigin ?? siteUrl) === siteUrl : auth.server === 'on'
}
