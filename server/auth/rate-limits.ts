import type {} from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { AuthError } from './errors.ts'
import { readQuery } from './request-input.ts'

const timeWindow = 5 * 60_000

/** Requests one network address may make to an endpoint in five minutes. */
export function limitPerAddress(max: number): FastifyContextConfig {
  return { rateLimit: { max, timeWindow, errorResponseBuilder } }
}

const passwordGrants = 150

// A refused refresh can cost somebody their session, and offices share an address: refreshes have a budget of their
// own, far above what their tabs need.
const refreshGrants = 3000

export const tokenLimit: FastifyContextConfig = {
  rateLimit: {
    max: (request) => (isRefresh(request) ? refreshGrants : passwordGrants),
    keyGenerator: (request) => `${isRefresh(request) ? 'refresh' : 'password'} ${request.ip}`,
    timeWindow,
    errorResponseBuilder,
  },
}

function isRefresh(request: FastifyRequest): boolean {
  return readQuery(request, 'grant_type') === 'refresh_token'
}

function errorResponseBuilder(): AuthError {
  return new AuthError('over_request_rate_limit')
}
