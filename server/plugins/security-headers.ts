import type { FastifyInstance } from 'fastify'
import type { SiteManifest } from '#contract/site-manifest.ts'
import type { Config } from '../config/config.ts'

/** What every answer carries. Pages replace the policy with their own. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(config.siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/** The pages' content security policy: our own files, the build's inline scripts, the services it was built for. */
export function pagePolicy({ scriptHashes, connectOrigins }: SiteManifest): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A drawing may style itself, and nothing else: some browsers apply its policy even inside a page's `<img>`. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
