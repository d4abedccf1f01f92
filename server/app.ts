import type { Server } from 'node:http'
import Fastify, { LogController } from 'fastify'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { account } from './account/account.ts'
import { auth } from './auth/auth.ts'
import { createSigningKeys } from './auth/signing-keys.ts'
import type { Config } from './config/config.ts'
import { createContext } from './context.ts'
import type { Context } from './context.ts'
import { relay } from './email/relay.ts'
import { createTransport } from './email/create-transport.ts'
import type { Transport } from './email/transport.ts'
import { Worker } from './email/worker.ts'
import { loggerOptions } from './logger.ts'
import type { Metrics } from './metrics/metrics.ts'
import { addDraining } from './plugins/draining.ts'
import { addErrorHandling, answerBadConnection, answerBadUrl } from './plugins/errors.ts'
import { addHealth } from './plugins/health.ts'
import { addJsonParser } from './plugins/json-parser.ts'
import { addRateLimit, addThrottledNotFound } from './plugins/rate-limit.ts'
import { addSecurityHeaders } from './plugins/security-headers.ts'
import { addStaticSite } from './plugins/static-site.ts'
import { Upkeep } from './upkeep/upkeep.ts'

/** Parts that somebody else brings. Whoever brings a database closes it. */
export type AppOverrides = Partial<Omit<Context, 'config'>> & { transport?: Transport; metrics?: Metrics }

/** The whole server, ready to listen or to be asked with `inject`. It never listens by itself. */
export async function createApp(config: Config, overrides: AppOverrides = {}): Promise<FastifyInstance> {
  const app = Fastify({
    ...(overrides.log ? { loggerInstance: overrides.log } : { logger: loggerOptions(config.logLevel) }),
    ...limits,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBadConnection,
  })
  const bare = overrides.transport ?? (await createTransport(config.mail))
  const transport = overrides.metrics?.watchMails(bare) ?? bare
  const context = await createContext(config, { ...overrides, log: app.log })
  overrides.metrics?.watchRequests(app)
  overrides.metrics?.watchOutbox(context)
  const worker = new Worker({ outbox: context.outbox, transport, log: app.log })
  const upkeep = new Upkeep(context)
  app.addHook('onReady', async () => {
    worker.start()
    upkeep.start()
  })
  app.addHook('onClose', async () => {
    await worker.stop()
    await upkeep.stop()
    if (!overrides.database) await context.database.destroy()
  })
  try {
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
  requestTimeout: 30_000,
  // Node looks for slow connections this often, so it is part of both limits.
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
} satisfies FastifyHttpOptions<Server>

async function addRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const dependencies = { context, keys: createSigningKeys(context.database, context.clock) }
  addDraining(app)
  addErrorHandling(app)
  addSecurityHeaders(app, context.config)
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
      await accounts.register(auth, { ...dependencies, prefix: '/v1' })
    },
    { prefix: '/auth' },
  )
  await app.register(account, dependencies)
  await addStaticSite(app, context.config)
}
