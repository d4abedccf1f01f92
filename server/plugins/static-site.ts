import { createReadStream } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { HeldFiles } from './held-files.ts'
import { securityHeaders } from './security-headers.ts'
import { accepts } from './site-encodings.ts'
import type { Form, SiteFile } from './site-files.ts'
import { Site } from './site.ts'
import type { SiteAnswer } from './site.ts'

/** What pictures may take of the server's memory: a small machine has room for it, and it is most of what is asked for. */
const heldBytes = 24 * 2 ** 20
/** What is larger is no picture of ours, and is sent in pieces. */
const heldFileMaxBytes = 256 * 2 ** 10

/** Answers every address that is no route with the built site, read once at start. */
export async function addStaticSite(app: FastifyInstance, config: Config): Promise<void> {
  const site = await Site.read(config.siteDir)
  const held = new HeldFiles(heldBytes)
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(reply, 404, 'Not Found')
    if (!site) return sendText(reply, 503, notBuilt)
    const [path, query] = split(request.raw.url ?? '/')
    const answer = site.find(path)
    if (answer.kind === 'redirect') return reply.redirect(encodeURI(answer.to) + query, 308)
    if (answer.kind === 'nothing') return sendText(reply, 404, 'Not Found')
    return send(request, reply, answer, held)
  })
}

const notBuilt = [
  'The site has not been built yet.',
  '',
  'Stop the server and run: npm start',
  'It builds the site before it starts. To build only, run: npm run build',
  '',
].join('\n')

type Sending = FastifyReply | Promise<FastifyReply>

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, file }: SiteAnswer & { kind: 'file' },
  held: HeldFiles,
): Sending {
  const form = chooseForm(file, request.headers['accept-encoding'] ?? '')
  // A page may answer for a part that is gone.
  if (status === 404) reply.headers(securityHeaders)
  reply.headers(form.headers)
  if (status === 404) {
    reply.code(404).header('cache-control', 'no-cache').removeHeader('etag')
    return sendBody(request, reply, form, held)
  }
  if (holds(request.headers['if-none-match'], form.etag)) return reply.code(304).send()
  return sendBody(request, reply, form, held)
}

function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, bodyHeaders }: Form,
  held: HeldFiles,
): Sending {
  reply.headers(bodyHeaders)
  if (Buffer.isBuffer(body)) return reply.send(body)
  const { file, size } = body
  if (request.method === 'HEAD') return reply.header('content-length', size).send()
  if (size > heldFileMaxBytes) return reply.header('content-length', size).send(createReadStream(file))
  const atHand = held.find(file)
  return atHand ? reply.send(atHand) : sendFromDisk(reply, held.read(file))
}

async function sendFromDisk(reply: FastifyReply, reading: Promise<Buffer>): Promise<FastifyReply> {
  return reply.send(await reading)
}

function chooseForm({ plain, encoded }: SiteFile, acceptEncoding: string): Form {
  if (encoded.br && accepts(acceptEncoding, 'br')) return encoded.br
  if (encoded.gzip && accepts(acceptEncoding, 'gzip')) return encoded.gzip
  return plain
}

/** Whether the visitor's copy is the current one. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
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
