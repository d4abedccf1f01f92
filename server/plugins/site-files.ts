import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { encode } from './site-encodings.ts'
import type { Encoding } from './site-encodings.ts'

/** One form of a file: as it is, or compressed. Everything an answer needs is worked out at start. */
export interface Form {
  etag: string
  /** What an answer of any status carries. */
  headers: Record<string, string>
  /** What an answer with a body carries in addition. */
  bodyHeaders: Record<string, string>
  body: Buffer | { file: string; size: number }
}

export interface SiteFile {
  plain: Form
  encoded: Partial<Record<Encoding, Form>>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Pictures are many and stay on the disk whatever their size; `held-files.ts` keeps those that are asked for. */
const heldInMemoryMaxBytes = 64 * 1024
const suffixes = { br: '.br', gzip: '.gz' } as const

/** Reads the built site: the path a visitor asks for → what is answered. `x/index.html` is the page `/x`. */
export async function readSiteFiles(siteDir: string, policy: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(files)
  const waiting = files.filter((file) => !isEncodedForm(file, known)).values()
  const site = new Map<string, SiteFile>()
  // A built site has more files than a process may hold open, so a few readers share the list.
  const reader = async () => {
    for (const file of waiting) {
      const path = `/${relative(siteDir, file).split(sep).join('/')}`
      const address = path === '/index.html' ? '/' : path.replace(/\/index\.html$/, '')
      site.set(address, await readSiteFile(file, path, policy, known))
    }
  }
  await Promise.all(Array.from({ length: 16 }, reader))
  return site
}

function isEncodedForm(file: string, known: ReadonlySet<string>): boolean {
  return Object.values(suffixes).some(
    (suffix) => file.endsWith(suffix) && known.has(file.slice(0, -suffix.length)),
  )
}

async function readSiteFile(
  file: string,
  path: string,
  policy: string,
  known: ReadonlySet<string>,
): Promise<SiteFile> {
  const type = types[extname(file)] ?? 'application/octet-stream'
  const isText = type.includes('charset')
  const { size, mtimeMs } = await stat(file)
  // The policy goes with a 304 too: its headers take the place of those the browser kept.
  const headers = { 'cache-control': cacheControl(path), ...policyFor(type, policy, path) }
  const bodyHeaders = { 'content-type': type }
  if (!isText && (size > heldInMemoryMaxBytes || /^\/(pictures|social)\//.test(path))) {
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
    return { plain: form({ etag, headers, bodyHeaders, body: { file, size } }), encoded: {} }
  }
  const body = await readFile(file)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  if (!isText) return { plain: form({ etag: `"${hash}"`, headers, bodyHeaders, body }), encoded: {} }

  const varying = { ...headers, vary: 'accept-encoding' }
  const encoded: SiteFile['encoded'] = {}
  for (const encoding of ['br', 'gzip'] as const) {
    const beside = file + suffixes[encoding]
    const shorter = known.has(beside) ? await readFile(beside) : await encode(encoding, body)
    if (shorter.length >= body.length) continue
    encoded[encoding] = form({
      etag: `"${hash}-${encoding}"`,
      headers: varying,
      bodyHeaders: { ...bodyHeaders, 'content-encoding': encoding },
      body: shorter,
    })
  }
  return { plain: form({ etag: `"${hash}"`, headers: varying, bodyHeaders, body }), encoded }
}

function form(parts: Form): Form {
  return { ...parts, headers: { ...parts.headers, etag: parts.etag } }
}

function cacheControl(path: string): string {
  return /^\/(assets|pictures)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function policyFor(type: string, policy: string, path: string): Record<string, string> {
  // The policy a service worker came with rules over what it may fetch.
  if (path === '/sw.js') return { 'content-security-policy': "default-src 'none'; connect-src 'self'" }
  return type.startsWith('text/html') ? { 'content-security-policy': policy } : {}
}
