import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { AuthError } from './errors.ts'
import { readQuery } from './request-input.ts'

/** Requests one network address may make to an endpoint in five minutes. */
export function limitPerAddress(max: number): FastifyContextConfig {
  return { rateLimit: limit(max) }
}

/**
 * Password sign-ins and refreshes are counted apart: a refused refresh can cost somebody their session, and offices
 * share an address, so refreshes get far more than their tabs need.
 */
export function limitTokens(app: FastifyInstance): onRequestAsyncHookHandler {
  const signIns = app.rateLimit(limit(150))
  const refreshes = app.rateLimit(limit(3000))
  return async function limitByGrant(request, reply) {
    const grant = readQuery(request, 'grant_type')
    await (grant === 'refresh_token' ? refreshes : signIns).call(app, request, reply)
  }
}

/** Unknown paths are limited too, so that nobody can try out names quickly. */
export function limitUnknownPaths(app: FastifyInstance) {
  return app.rateLimit(limit(300))
}

function limit(max: number): RateLimitOptions {
  return {
    max,
    timeWindow: 5 * 60_000,
    errorResponseBuilder: () => new AuthError('over_request_rate_limit'),
  }
}
