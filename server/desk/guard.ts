import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deskApi, previewPath } from '#contract/desk.ts'
import type { Config } from '#server/config/config.ts'
import type { DeskConfig } from '#server/config/desk.ts'
import { isLoopback } from '#server/config/listening-address.ts'
import type { Context } from '#server/context.ts'
import { securityHeaders } from '#server/plugins/security-headers.ts'
import { Refused } from './refused.ts'
import { findSession, longestMs, type Session } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person. Null on open addresses without a sign-in. */
    deskSession: Session | null
  }
}

/** The policy of the Desk's pages: only their own scripts, styles and pictures. */
export const deskPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Checks every request: the right host, a page of the Desk as the sender, and below `/api` a signed-in person. */
export function addGuard(app: FastifyInstance, context: Context, desk: DeskConfig): void {
  const hosts = hostsOf(desk)
  const isSecure = desk.url.startsWith('https:')
  app.decorateRequest('deskSession', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...securityHeaders,
      'content-security-policy': deskPolicy,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...(isSecure ? { 'strict-transport-security': 'max-age=63072000' } : {}),
    })
    // Another site's host name can be pointed at this machine (DNS rebinding).
    if (!hosts.includes(request.headers.host?.toLowerCase() ?? ''))
      throw new Refused(421, `The Desk does not work at this address. Open it at ${desk.url}.`)
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnPage(request, isSecure))
      throw new Refused(
        403,
        'This request did not come from a page of the Desk. Reload the page and try again.',
      )
  })
  app.addHook('onRequest', async (request) => {
    if (!forStaff.test(request.url)) return
    const token = readCookie(request, sessionCookie(context.config))
    request.deskSession = (token === undefined ? undefined : await findSession(context, token)) ?? null
    if (request.url.startsWith(`${deskApi}/`) && !request.routeOptions.config.isOpen) sessionOf(request)
  })
}

/** Addresses for staff only: the API and previews. */
const forStaff = new RegExp(`^(${deskApi}|${previewPath.slice(0, -1)}|/pictures|/maps)/`)

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open without a sign-in. */
    isOpen?: boolean
  }
}

/** The session of a request that has passed the guard. */
export function sessionOf({ deskSession }: FastifyRequest): Session {
  if (!deskSession)
    throw new Refused(401, 'You are signed out. Sign in again. What you typed is saved.', 'signed-out')
  return deskSession
}

function hostsOf({ url, host, port }: DeskConfig): string[] {
  const named = new URL(url).host
  return isLoopback(host) ? [named, `localhost:${port}`, `127.0.0.1:${port}`] : [named]
}

/** Browsers send the origin of the page with every request that changes something. */
function isOwnPage({ headers }: FastifyRequest, isSecure: boolean): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === `${isSecure ? 'https' : 'http'}://${headers.host}`
}

/** Browsers accept names with this prefix only over https and only from this host (RFC 6265bis). */
const prefix = ({ desk }: Config) => (desk?.url.startsWith('https:') ? '__Host-' : '')
export const sessionCookie = (config: Config): string => `${prefix(config)}desk`
export const askingCookie = (config: Config): string => `${prefix(config)}desk-asking`

export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  return (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** Browsers do not send it on requests from other sites, and scripts cannot read it. */
export function setCookie(reply: FastifyReply, name: string, value: string, maxAgeMs = longestMs): void {
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${Math.floor(maxAgeMs / 1000)}${secure}`,
  )
}
