import rateLimit from '@fastify/rate-limit'
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import type { Count, Counters } from '#server/limits/counters.ts'
import { allowedMethods } from './allowed-methods.ts'
import { clientKey } from './client-key.ts'

/**
 * Provides limits. Each route sets its own with `config: { rateLimit: { max, timeWindow } }`. A limit made by hand
 * with `app.rateLimit` needs a `keyGenerator` that says which limit it is, because it belongs to no route.
 */
export async function addRateLimit(
  app: FastifyInstance,
  { counters }: Pick<Context, 'counters'>,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: storeOn(counters),
    keyGenerator: (request) => clientKey(request.ip),
    errorResponseBuilder: (_request, { statusCode }) =>
      Object.assign(new Error('Too Many Requests'), { statusCode }),
  })
}

/** Unknown paths below an API are limited, so that names cannot be guessed quickly. */
export function addThrottledNotFound(app: FastifyInstance): void {
  const limit = app.rateLimit({
    max: 60,
    timeWindow: 60_000,
    keyGenerator: (request) => `unknown paths ${clientKey(request.ip)}`,
  })
  app.setNotFoundHandler({ preHandler: limit }, (request, reply) => {
    reply.type('text/plain; charset=utf-8')
    const allowed = allowedMethods(app, request)
    return allowed === ''
      ? reply.code(404).send('Not Found')
      : reply.code(405).header('allow', allowed).send('Method Not Allowed')
  })
}

/** What the plugin hands over for each limit; a limit made by hand has no route. */
interface Limit {
  routeInfo?: { method?: string | string[]; url?: string }
}

/** Stores the plugin's counts with those of the other limits, so that servers share them. */
function storeOn(counters: Counters) {
  return class CounterStore implements FastifyRateLimitStore {
    readonly #limit: string

    constructor(limit: Limit | object) {
      const { routeInfo }: Limit = limit
      this.#limit = `${String(routeInfo?.method)} ${routeInfo?.url}`
    }

    incr(key: string, callback: Callback, windowMs: number): void {
      void answer(() => counters.count(`${this.#limit} ${key}`, windowMs), callback)
    }

    child(limit: object): CounterStore {
      return new CounterStore(limit)
    }
  }
}

type Callback = Parameters<FastifyRateLimitStore['incr']>[1]

async function answer(count: () => Promise<Count>, callback: Callback): Promise<void> {
  try {
    const counted = await count()
    callback(null, { current: counted.count, ttl: counted.remainingMs })
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)))
  }
}
