import { writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { createTestConfig } from '../support/app.ts'
import { publishTestRelease } from '../support/release.ts'

// Over real sockets, because most clients normalise paths before sending them.

const secret = 'kept outside the site'
const page = '<!doctype html><title>Home</title>'
const missing = '<!doctype html><title>Page Not Found</title>'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  const config = await createTestConfig({})
  const id = await publishTestRelease(config.releasesDir, {
    manifest: { redirects: { '/old': '/' } },
    files: { 'index.html': page, '~/index.html': missing, 'assets/app.js': 'hello' },
  })
  for (const folder of [join(config.releasesDir, id), config.releasesDir])
    await writeFile(join(folder, 'secret.txt'), secret)
  app = await createApp(config)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

async function get(path: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false }, resolve).on('error', reject).end()
  })
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
}

async function expectNothing(path: string) {
  const { status, headers, body } = await get(path)
  expect(status, path).toBeLessThan(500)
  expect(body, path).not.toContain(secret)
  expect(body, path).not.toMatch(/root:|<hostile|node_modules/)
  // A path on this site. Two slashes or a backslash would mean another site.
  if (headers.location !== undefined) expect(headers.location, path).toMatch(/^\/(?![/\\])/)
}

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/..\\secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/%252e%252e/secret.txt',
  '/..;/secret.txt',
  '/secret.txt%00.html',
  '/..%c0%afsecret.txt',
  '//evil.example/',
  '///evil.example//',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/old//',
  '/old/../old',
])('%s leads to nothing that is not in the site', expectNothing)

it('no path reaches a file outside the site, redirects to another site or causes a server error', async () => {
  const part = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '%00',
      '%zz',
      '%',
      '\\',
      '',
      'secret.txt',
      'assets',
      '~',
      'old',
    ),
    fc.constantFrom(
      'index.html',
      'auth',
      'v1',
      'api',
      '<hostile>',
      ';',
      '?',
      '#',
      '@evil.example',
      'evil.example',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }).map((raw) => encodeURIComponent(raw.toWellFormed())),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 7 }), async (parts) => expectNothing(`/${parts.join('/')}`)),
    { numRuns: 500 },
  )
})

it('still serves its own pages', async () => {
  expect(await get('/')).toMatchObject({ status: 200, body: page })
  expect(await get('/nowhere')).toMatchObject({ status: 404, body: missing })
})
