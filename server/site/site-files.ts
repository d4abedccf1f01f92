import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { isPart } from '#contract/release.ts'
import type { ReleaseFacts, ReleaseFile } from '#contract/release.ts'
import { encode } from './site-encodings.ts'
import type { Encoding } from './site-encodings.ts'

/** One form of a file: uncompressed or compressed. Its headers are prepared when its release is read. */
export interface Form {
  etag: string
  /** Headers of every answer. */
  headers: Record<string, string>
  /** Further headers of answers with a body. */
  bodyHeaders: Record<string, string>
  body: Buffer | FileOnDisk
}

export interface FileOnDisk {
  file: string
  size: number
  /** Hash of the content, equal in all releases that have it. */
  sha256: string
}

export interface SiteFile {
  plain: Form
  encoded: Partial<Record<Encoding, Form>>
  /** Seconds since 1970. */
  modifiedAt: number
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
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
  '.pdf': 'application/pdf',
}

/** Larger files that are not text stay on the disk, and so do all pictures. `held-files.ts` keeps requested ones in memory. */
const heldInMemoryMaxBytes = 64 * 1024
const suffixes = { br: '.br', gzip: '.gz' } as const
const encodings = ['br', 'gzip'] as const

/** A file of a release is missing or differs from the release's list. */
export class BrokenRelease extends Error {
  override name = 'BrokenRelease'
}

/** A file of a release on the disk. Its path is relative to the release's folder. */
interface Source {
  folder: string
  path: string
  facts: ReleaseFacts
}

/**
 * Reads the site of a release: requested path → file. `x/index.html` is the page `/x`.
 *
 * @param folder the release's own folder, with links resolved
 * @throws BrokenRelease when a file is missing or differs from the release's list
 */
export async function readSiteFiles(
  folder: string,
  facts: ReleaseFacts,
  policy: string,
): Promise<Map<string, SiteFile>> {
  const waiting = siteFilesOf(facts).values()
  const site = new Map<string, SiteFile>()
  // A site has more files than a process may have open at once, so a few readers share the list.
  const reader = async () => {
    for (const path of waiting) {
      const address = addressOf(path)
      const page = address === '/index.html' ? '/' : address.replace(/\/index\.html$/, '')
      site.set(page, await readSiteFile({ folder, path, facts }, policy))
    }
  }
  await Promise.all(Array.from({ length: 16 }, reader))
  return site
}

/** Scripts, styles and pictures of a release that is not the current one, for pages of it that are still open. */
export function partsOnDisk(folder: string, facts: ReleaseFacts): Map<string, SiteFile> {
  const parts = new Map<string, SiteFile>()
  for (const path of siteFilesOf(facts)) {
    const address = addressOf(path)
    if (isPart(address)) parts.set(address, describeFile({ folder, path, facts }, '', onDisk, {}))
  }
  return parts
}

const below = 'client/'

function siteFilesOf({ files }: ReleaseFacts): string[] {
  return Object.keys(files).filter((path) => path.startsWith(below) && !isEncodedForm(path, files))
}

function isEncodedForm(path: string, files: ReleaseFacts['files']): boolean {
  return Object.values(suffixes).some(
    (suffix) => path.endsWith(suffix) && files[path.slice(0, -suffix.length)] !== undefined,
  )
}

const addressOf = (path: string): string => `/${path.slice(below.length)}`

async function readSiteFile(source: Source, policy: string): Promise<SiteFile> {
  const { path, facts } = source
  const type = typeOf(path)
  const size = facts.files[path]?.bytes ?? 0
  const isLarge = !isText(type) && size > heldInMemoryMaxBytes
  if (isLarge || /^client\/(pictures|social)\//.test(path)) {
    await proveSize(source)
    return describeFile(source, policy, onDisk, {})
  }
  const bodies = new Map([[path, await readProved(source)]])
  const made: Partial<Record<Encoding, Buffer>> = {}
  if (isText(type)) {
    for (const encoding of encodings) {
      const beside = path + suffixes[encoding]
      if (facts.files[beside]) bodies.set(beside, await readProved({ ...source, path: beside }))
      else made[encoding] = await encode(encoding, bodies.get(path) ?? Buffer.alloc(0))
    }
  }
  return describeFile(source, policy, (_, from) => bodies.get(from) ?? Buffer.alloc(0), made)
}

type BodyOf = (source: Source, path: string, file: ReleaseFile) => Buffer | FileOnDisk

const onDisk: BodyOf = ({ folder }, path, { bytes, sha256 }) => ({
  file: join(folder, path),
  size: bytes,
  sha256,
})

/** @param made forms that the build did not make */
function describeFile(
  source: Source,
  policy: string,
  bodyOf: BodyOf,
  made: Partial<Record<Encoding, Buffer>>,
): SiteFile {
  const { path, facts } = source
  const file = factsOf(source)
  const type = typeOf(path)
  const hash = file.sha256.slice(0, 22)
  // A publisher's clock may be ahead, but Last-Modified must not be in the future (RFC 9110 §8.8.2.1).
  const modifiedAt = Math.min(file.since, Math.floor(Date.now() / 1000))
  // A 304 needs the policy too, because its headers replace those that the browser has stored.
  const headers = {
    'cache-control': cacheControl(addressOf(path)),
    // Pages have only an ETag, because their first packets are full (publish/finish/compress-files.ts).
    ...(path.endsWith('.html') ? {} : { 'last-modified': new Date(modifiedAt * 1000).toUTCString() }),
    ...policyFor(type, policy, path),
    ...(isText(type) ? { vary: 'accept-encoding' } : {}),
  }
  const bodyHeaders = { 'content-type': type }
  const body = bodyOf(source, path, file)
  const plain = form({ etag: `"${hash}"`, headers, bodyHeaders, body })
  const encoded: SiteFile['encoded'] = {}
  if (isText(type)) {
    for (const encoding of encodings) {
      const beside = path + suffixes[encoding]
      const known = facts.files[beside]
      const shorter = known ? bodyOf(source, beside, known) : made[encoding]
      if (!shorter || sizeOf(shorter) >= file.bytes) continue
      encoded[encoding] = form({
        etag: `"${hash}-${encoding}"`,
        headers,
        bodyHeaders: { ...bodyHeaders, 'content-encoding': encoding },
        body: shorter,
      })
    }
  }
  return { plain, encoded, modifiedAt }
}

export function sizeOf(body: Form['body']): number {
  return Buffer.isBuffer(body) ? body.length : body.size
}

function factsOf({ path, facts }: Source): ReleaseFile {
  const file = facts.files[path]
  if (!file) throw new BrokenRelease(`${path} is not in the list`)
  return file
}

async function proveSize(source: Source): Promise<void> {
  const { size } = await stat(join(source.folder, source.path)).catch(missing(source.path))
  if (size !== factsOf(source).bytes) throw new BrokenRelease(`${source.path} has another length`)
}

async function readProved(source: Source): Promise<Buffer> {
  const body = await readFile(join(source.folder, source.path)).catch(missing(source.path))
  const hash = createHash('sha256').update(body).digest('hex')
  if (hash !== factsOf(source).sha256) throw new BrokenRelease(`${source.path} has another content`)
  return body
}

const missing =
  (path: string) =>
  (error: NodeJS.ErrnoException): never => {
    throw new BrokenRelease(error.code === 'ENOENT' ? `${path} is missing` : `${path}: ${error.message}`)
  }

const typeOf = (path: string): string => types[extname(path)] ?? 'application/octet-stream'
const isText = (type: string): boolean => type.includes('charset')

function form(parts: Form): Form {
  return { ...parts, headers: { ...parts.headers, etag: parts.etag } }
}

/** Prefetched data answers the click without a second request, for ten minutes even if a new release came meanwhile. */
const pageDataCache = 'public, max-age=60, stale-while-revalidate=600'

function cacheControl(path: string): string {
  if (isPart(path)) return 'public, max-age=31536000, immutable'
  return path.endsWith('.data') ? pageDataCache : 'no-cache'
}

function policyFor(type: string, policy: string, path: string): Record<string, string> {
  // A service worker's requests are limited by the policy that its own file was sent with.
  if (path === 'client/sw.js') return { 'content-security-policy': "default-src 'none'; connect-src 'self'" }
  return type.startsWith('text/html') ? { 'content-security-policy': policy } : {}
}
