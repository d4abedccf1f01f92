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

/** What pictures may take of the server's memory: a small machine has room for it, and it is most of what is asked for. */
const heldBytes = 24 * 2 ** 20
/** What is larger is no picture of ours, and is sent in pieces. */
const heldFileMaxBytes = 256 * 2 ** 10

/** Answers every address that is no route with the release that is served. */
export function addStaticSite(app: FastifyInstance, site: LiveSite): void {
  const held = new HeldFiles(heldBytes)
  app.setNotFoundHandler(async (request, reply) => {
    const [path, query] = split(request.raw.url ?? '/')
    const answer = site.find(path)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const isKnown = answer?.kind === 'redirect' || (answer?.kind === 'file' && answer.status === 200)
      if (isKnown) return sendText(reply.header('allow', 'GET, HEAD'), 405, 'Method Not Allowed')
      return sendText(reply, 404, 'Not Found')
    }
    if (!answer) return sendText(reply, 503, notBuilt)
    if (answer.kind === 'redirect') return reply.redirect(encodeURI(answer.to) + query, 308)
    if (answer.kind === 'nothing') return sendText(reply, 404, 'Not Found')
    return await send(request, reply, answer, held)
  })
}

const notBuilt = [
  'The site has not been built yet.',
  '',
  'Stop the server and run: npm start',
  'It builds the site before it starts. To build only, run: npm run build',
  '',
].join('\n')

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, file }: SiteAnswer & { kind: 'file' },
  held: HeldFiles,
): Promise<FastifyReply> {
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
  const body =
    request.method === 'HEAD' ? null : await readBody(form.body, part, held).catch((error: unknown) => error)
  if (body instanceof Error) {
    // The answer has no header yet that a cache could keep.
    if ((body as NodeJS.ErrnoException).code !== 'ENOENT') throw body
    request.log.warn(`${(form.body as FileOnDisk).file} is missing`)
    return sendText(reply, 404, 'Not Found')
  }
  // A page may answer for a part that is gone.
  if (status === 404) reply.headers(securityHeaders)
  reply.headers(form.headers).headers(form.bodyHeaders).code(status)
  if (status === 404)
    reply.header('cache-control', 'no-cache').removeHeader('etag').removeHeader('last-modified')
  if (range !== 'whole')
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end - 1}/${sizeOf(form.body)}`)
  reply.header('content-length', part.end - part.start)
  return body === null ? reply.send() : reply.send(body)
}

/** From `start` up to but not including `end`. A file too large to hold is opened, so that it is there when headers go out. */
async function readBody(body: Form['body'], { start, end }: { start: number; end: number }, held: HeldFiles) {
  if (Buffer.isBuffer(body)) return body.subarray(start, end)
  if (body.size > heldFileMaxBytes) return (await open(body.file)).createReadStream({ start, end: end - 1 })
  return (held.find(body.sha256) ?? (await held.read(body))).subarray(start, end)
}

function chooseForm({ plain, encoded }: SiteFile, acceptEncoding: string): Form {
  if (encoded.br && accepts(acceptEncoding, 'br')) return encoded.br
  if (encoded.gzip && accepts(acceptEncoding, 'gzip')) return encoded.gzip
  return plain
}

/**
 * Whether the visitor's copy is the current one. A tag decides alone where there is one (RFC 9110 §13.2.2). A date must be
 * the same, as nginx has it: after going back to an earlier release the current file is the older one.
 */
function isUnchanged(headers: FastifyRequest['headers'], { etag }: Form, { modifiedAt }: SiteFile): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
  return modifiedAt * 1000 === Date.parse(headers['if-modified-since'] ?? '')
}

/** Whether a part of this form continues what the visitor has. A date is too coarse to say so. */
function isSameForm(ifRange: string | string[] | undefined, { etag }: Form): boolean {
  return ifRange === undefined || ifRange === etag
}

/** Ends the path where the router does, which has already refused what cannot be decoded before that. */
function split(url: string): [path: string, query: string] {
  const end = url.search(/[?#]/)
  if (end < 0) return [decodePath(url), '']
  return [decodePath(url.slice(0, end)), url[end] === '?' ? url.slice(end) : '']
}

/** A slash that came encoded is part of a name and begins no folder, for the site's scripts as well. */
const decodePath = (path: string): string =>
  path
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    .join('/')

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text)
}
