import type { FastifyInstance } from 'fastify'
import type { SiteManifest } from '#contract/site-manifest.ts'
import type { Config } from '#server/config/config.ts'

/** The headers of every answer except parts of a page, even where there was no valid request. Pages replace the policy with their own. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Devices and identities that the site does not use. Browsers ignore names they do not know.
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), ' +
    'microphone=(), midi=(), payment=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  // For browsers too old for frame-ancestors.
  'x-frame-options': 'DENY',
}

/** Rules for documents say nothing about a part of one: forty parts a page would carry half a kilobyte each for nothing. */
const partHeaders = {
  'cross-origin-resource-policy': securityHeaders['cross-origin-resource-policy'],
  'x-content-type-options': securityHeaders['x-content-type-options'],
}
const part = /^\/(assets|pictures)\/[\w.-]+\.(js|css|json|woff2|avif|webp|jpg)$/

const twoYears = 'max-age=63072000'

/** HSTS is sent if the site's public address is https, or if a trusted proxy says that this request came over https. */
export function addSecurityHeaders(app: FastifyInstance, { siteUrl }: Config): void {
  const isSecureSite = siteUrl.startsWith('https:')
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(part.test(request.url) ? partHeaders : securityHeaders)
    if (isSecureSite || request.protocol === 'https') reply.header('strict-transport-security', twoYears)
    done()
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
    // the contact form posts itself where no script runs
    ["form-action 'self'", ...connectOrigins].join(' '),
    "frame-ancestors 'none'",
  ].join('; ')
}
