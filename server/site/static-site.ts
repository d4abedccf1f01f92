import type { ReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { securityHeaders } from '#server/plugins/security-headers.ts'
import { rangeOf } from './byte-range.ts'
import { HeldFiles } from './held-files.ts'
import type { LiveSite } from './live-site.ts'
import { accepts } from './site-encodings.ts'
import { sizeOf } from './site-files.ts'
import type { FileOnDisk, Form, SiteFile } from './site-files.ts'
import type { SiteAnswer } from './site.ts'

/** Memory for pictures. A small machine has room for this, and it covers most requests. */
const heldBytes = 24 * 2 ** 20
/** Larger files are not pictures of ours, and are streamed. */
const heldFileMaxBytes = 256 * 2 ** 10

/** Serves the current release at every address that is not a route. */
export function addStaticSite(app: FastifyInstance, site: LiveSite): void {
  const held = new HeldFiles(heldBytes)
  app.setNotFoundHandler((request, reply) => {
    const answered = answer(request, reply, site, held)
    // Returns only promises: for a returned reply Fastify adds a listener, which costs time on every request.
    return answered instanceof Promise ? answered : undefined
  })
}

/** Answers synchronously, unless the file has to be read. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  site: LiveSite,
  held: HeldFiles,
): FastifyReply | Promise<FastifyReply> {
  const [path, query] = split(request.raw.url ?? '/')
  const found = site.find(path)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const isKnown = found?.kind === 'redirect' || (found?.kind === 'file' && found.status === 200)
    if (isKnown) return sendText(reply.header('allow', 'GET, HEAD'), 405, 'Method Not Allowed')
    return sendText(reply, 404, 'Not Found')
  }
  if (!found) return sendText(reply, 503, notBuilt)
  if (found.kind === 'redirect') return reply.redirect(encodeURI(found.to) + query, 308)
  if (found.kind === 'nothing') return sendText(reply, 404, 'Not Found')
  return send(request, reply, found, held)
}

const notBuilt = [
  'The site has not been built yet.',
  '',
  'Stop the server and run: npm start',
  'It builds the site before it starts. To build only, run: npm run build',
  '',
].join('\n')

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, file }: SiteAnswer & { kind: 'file' },
  held: HeldFiles,
): FastifyReply | Promise<FastifyReply> {
  const { headers } = request
  const wantsRange = status === 200 && headers.range !== undefined
  const form = wantsRange ? file.plain : chooseForm(file, headers['accept-encoding'] ?? '')
  if (status === 200 && isUnchanged(headers, form, file)) return reply.headers(form.headers).code(304).send()
  const range =
    wantsRange && isSameForm(headers['if-range'], form) ? rangeOf(headers.range, form.body) : 'whole'
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${sizeOf(form.body)}`)
    return sendText(reply, 416, 'Range Not Satisfiable')
  }
  const part = range === 'whole' ? { start: 0, end: sizeOf(form.body) } : range
  const sendBody = (body: Buffer | ReadStream | null) => {
    // The path of a missing script or picture has no document headers, but its 404 is a page.
    if (status === 404) reply.headers(securityHeaders)
    reply.headers(form.headers).headers(form.bodyHeaders).code(status)
    if (status === 404)
      reply.header('cache-control', 'no-cache').removeHeader('etag').removeHeader('last-modified')
    if (range !== 'whole')
      reply.code(206).header('content-range', `bytes ${range.start}-${range.end - 1}/${sizeOf(form.body)}`)
    reply.header('content-length', part.end - part.start)
    return body === null ? reply.send() : reply.send(body)
  }
  if (request.method === 'HEAD') return sendBody(null)
  const whole = Buffer.isBuffer(form.body) ? form.body : held.find(form.body.sha256)
  if (whole) return sendBody(range === 'whole' ? whole : whole.subarray(part.start, part.end))
  const onDisk = form.body as FileOnDisk
  return readPart(onDisk, part, held).then(sendBody, (error: NodeJS.ErrnoException) => {
    // No caching headers have been set yet, so the error is not cached.
    if (error.code !== 'ENOENT') throw error
    request.log.warn(`${onDisk.file} is missing`)
    return sendText(reply, 404, 'Not Found')
  })
}

/** `end` is exclusive. A file too large for memory is opened here, so that a missing one is noticed before headers are sent. */
async function readPart(file: FileOnDisk, { start, end }: { start: number; end: number }, held: HeldFiles) {
  if (file.size > heldFileMaxBytes) return (await open(file.file)).createReadStream({ start, end: end - 1 })
  return (await held.read(file)).subarray(start, end)
}

function chooseForm({ plain, encoded }: SiteFile, acceptEncoding: string): Form {
  if (encoded.br && accepts(acceptEncoding, 'br')) return encoded.br
  if (encoded.gzip && accepts(acceptEncoding, 'gzip')) return encoded.gzip
  return plain
}

/**
 * Whether the visitor's copy is current. If there is an ETag, only that is compared (RFC 9110 §13.2.2). A date must be
 * equal, as in nginx, because after going back to an earlier release the current file is older.
 */
function isUnchanged(headers: FastifyRequest['headers'], { etag }: Form, { modifiedAt }: SiteFile): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
  return modifiedAt * 1000 === Date.parse(headers['if-modified-since'] ?? '')
}

/** Whether the visitor's partial copy is of this form. Only ETags are accepted, because dates are too coarse. */
function isSameForm(ifRange: string | string[] | undefined, { etag }: Form): boolean {
  return ifRange === undefined || ifRange === etag
}

/** Ends the path where the router does. The router has already refused paths that cannot be decoded. */
function split(url: string): [path: string, query: string] {
  const end = url.search(/[?#]/)
  if (end < 0) return [decodePath(url), '']
  return [decodePath(url.slice(0, end)), url[end] === '?' ? url.slice(end) : '']
}

/** A slash that came encoded is part of a name and begins no folder, for the site's scripts as well. */
const decodePath = (path: string): string =>
  path.includes('%')
    ? path
        .split('/')
        .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
        .join('/')
    : path

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text)
}
