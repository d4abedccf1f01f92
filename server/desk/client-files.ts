import { readFileSync, readdirSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { deskApi } from '#contract/desk.ts'
import { repositoryRoot } from '#server/config/env.ts'
import { Refused } from './refused.ts'

/** Where `npm start` and `npm run build` put the Desk's pages. */
const builtClient = resolve(repositoryRoot, 'build/desk')

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** The Desk's pages: one document for every address, and its parts, which are named by their content. */
export function addClientFiles(app: FastifyInstance, folder = builtClient): void {
  const document = readFileSync(join(folder, 'index.html'))
  const parts = new Map(
    readdirSync(join(folder, 'assets')).map((name) => [name, readFileSync(join(folder, 'assets', name))]),
  )
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name } }, reply) => {
    const part = parts.get(name)
    if (!part) return app.previewPart(reply, name)
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type(types[extname(name)] ?? 'application/octet-stream')
      .send(part)
  })
  const page = (reply: FastifyReply) => reply.type('text/html; charset=utf-8').send(document)
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || request.url.startsWith(deskApi))
      throw new Refused(404, 'There is nothing at this address.')
    return page(reply.code(200))
  })
}
