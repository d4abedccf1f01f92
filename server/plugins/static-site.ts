import { createReadStream } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { accepts } from './site-encodings.ts'
import type { Form, SiteFile } from './site-files.ts'
import { Site } from './site.ts'

/** Answers every address that is no route with the built site, read once at start. */
export async function addStaticSite(app: FastifyInstance, config: Config): Promise<void> {
  const site = await Site.read(config.siteDir)
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(reply, 404, 'Not Found')
    if (!site) return sendText(reply, 503, notBuilt)
    const [path, query] = split(request.raw.url ?? '/')
    const answer = site.find(path)
    if (answer.kind === 'redirect') return reply.redirect(encodeURI(answer.to) + query, 308)
    if (answer.kind === 'nothing') return sendText(reply, 404, 'Not Found')
    return send(request, reply, answer.status, answer.file)
  })
}

const notBuilt = [
  'The site has not been built yet.',
  '',
  'Stop the server and run: npm start',
  'It builds the site before it starts. To build only, run: npm run build',
  '',
].join('\n')

function send(request: FastifyRequest, reply: FastifyReply, status: 200 | 404, file: SiteFile): FastifyReply {
  const form = chooseForm(file, request.headers['accept-encoding'] ?? '')
  reply.headers(form.headers)
  if (status === 404) {
    reply.code(404).header('cache-control', 'no-cache').removeHeader('etag')
    return sendBody(request, reply, form)
  }
  if (holds(request.headers['if-none-match'], form.etag)) return reply.code(304).send()
  return sendBody(request, reply, form)
}

function sendBody(request: FastifyRequest, reply: FastifyReply, { body, bodyHeaders }: Form): FastifyReply {
  reply.headers(bodyHeaders)
  if (Buffer.isBuffer(body)) return reply.send(body)
  reply.header('content-length', body.size)
  return reply.send(request.method === 'HEAD' ? undefined : createReadStream(body.file))
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

/** The router has already refused what cannot be decoded. */
function split(url: string): [path: string, query: string] {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  return [decodeURIComponent(path), mark < 0 ? '' : url.slice(mark)]
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text)
}
