import type { FastifyRequest } from 'fastify'
import { sitePages } from '#contract/site-pages.ts'
import type { Config } from '#server/config/config.ts'
import { readQuery } from '#server/auth/request-input.ts'

/** Where a link in a mail ends: the requested address if it is ours or allowed, otherwise the dashboard. */
export function chooseRedirect(config: Config, wanted: string | undefined): string {
  const fallback = defaultRedirect(config)
  if (wanted === undefined || !URL.canParse(wanted)) return fallback
  // From here on only the parsed form is used, because browsers and regular expressions disagree about raw addresses.
  const url = new URL(wanted)
  url.hash = ''
  if (url.username !== '' || url.password !== '') return fallback
  return isOwnOrigin(url, new URL(config.siteUrl)) || isAllowed(url.href, config.auth.redirectAllow)
    ? url.href
    : fallback
}

export function defaultRedirect(config: Config): string {
  return config.siteUrl + sitePages.dashboard
}

/** `redirect_to` as the client sends it, in the address or as a header. */
export function wantedRedirect(request: FastifyRequest): string | undefined {
  const wanted = readQuery(request, 'redirect_to') ?? request.headers['redirect_to']
  return typeof wanted === 'string' && wanted !== '' ? wanted : undefined
}

function isOwnOrigin(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || site.hostname === 'localhost'
}

function isAllowed(href: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const expression = globExpression(pattern)
    return expression.test(href) || expression.test(href.replace(/\/$/, ''))
  })
}

/** `*` matches anything but dots and slashes, `**` anything, `?` one character but those. */
function globExpression(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*|[*?]|[\\^$.|+()[\]{}/-]/g, (part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    if (part === '?') return '[^./]'
    return `\\${part}`
  })
  return new RegExp(`^${source}$`)
}
