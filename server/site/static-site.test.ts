import { mkdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { SiteManifest } from '#contract/site-manifest.ts'
import { createTestConfig } from '#tests/support/app.ts'
import { publishTestRelease } from '#tests/support/release.ts'
import { createApp } from '#server/app.ts'

const manifest: SiteManifest = {
  scriptHashes: ['sha256-AAA='],
  connectOrigins: ['https://api.hosted.example'],
  authOrigin: 'https://api.hosted.example',
  notFoundPages: { '/': '/~', '/destinations': '/destinations/~' },
  redirects: { '/destinations/maldives-maldives': '/destinations/maldives' },
}
const page = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>Far places, closely planned.</p>'.repeat(40)}`
const picture = Buffer.alloc(100_000, 7)
const video = Buffer.alloc(600_000, 8)
const written = brotliCompressSync('written by the build'.repeat(50))
const files: Record<string, string | Buffer> = {
  'index.html': page('Home'),
  'destinations/index.html': page('Destinations'),
  'destinations/maldives/index.html': page('Maldives'),
  'destinations/~/index.html': page('Destination Not Found'),
  '~/index.html': page('Page Not Found'),
  'assets/app-1.js': 'console.log("hello");'.repeat(100),
  'assets/app-1.js.br': written,
  'assets/tiny.css': 'a{}',
  'assets/page-1.json': '{}',
  'pictures/bali.avif': picture,
  'pictures/bali.webm': video,
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

async function openSite(env: Record<string, string> = {}, test = { files }) {
  const config = await createTestConfig({ env })
  const id = await publishTestRelease(config.releasesDir, { ...test, manifest })
  const own = join(config.releasesDir, id)
  await writeFile(join(own, 'secret.txt'), 'not for visitors')
  return { app: await createApp(config), own, config }
}

let site: FastifyInstance

beforeAll(async () => {
  site = (await openSite()).app
  await site.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers })

/** Over a real socket, because `inject` normalises odd paths. */
async function getRaw(path: string) {
  const { port } = site.server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false }, resolve).on('error', reject).end()
  })
  return { statusCode: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

describe('a page', () => {
  it('answers at its clean path', async () => {
    for (const [url, title] of [
      ['/', 'Home'],
      ['/destinations', 'Destinations'],
      ['/destinations/maldives?a=b', 'Maldives'],
    ] as const) {
      const answer = await site.inject(url)
      expect([answer.statusCode, answer.body]).toEqual([200, page(title)])
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
    }
  })

  it('has a policy for exactly what the build needs', async () => {
    const { headers } = await get('/')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'sha256-AAA='; style-src 'self'; img-src 'self'; font-src 'self'; " +
        "manifest-src 'self'; connect-src 'self' https://api.hosted.example; base-uri 'self'; form-action 'self' https://api.hosted.example; " +
        "frame-ancestors 'none'",
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('insists on https when the site has an https address', async () => {
    const { app } = await openSite({ SITE_URL: 'https://travel.example' })
    onTestFinished(() => app.close())
    expect((await app.inject('/')).headers['strict-transport-security']).toBe('max-age=63072000')
  })

  it('answers HEAD with the same headers and no body', async () => {
    for (const url of ['/', '/pictures/bali.avif']) {
      const [head, full] = [await site.inject({ method: 'HEAD', url }), await site.inject(url)]
      expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
      expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' })
    }
  })
})

describe('an address that moved', () => {
  it.each([
    ['/destinations/', '/destinations'],
    ['/destinations/?q=sea&q=%2F', '/destinations?q=sea&q=%2F'],
    ['//destinations//', '/destinations'],
    ['/destinations/index.html', '/destinations'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/destinations/maldives-maldives', '/destinations/maldives'],
    ['/destinations/maldives-maldives/?a=b', '/destinations/maldives?a=b'],
  ])('%s leads to %s for good', async (from, to) => {
    const answer = await getRaw(from)
    expect([answer.statusCode, answer.headers.location]).toEqual([308, to])
  })

  it.each([
    '//evil.example/',
    '///evil.example/%2e%2e/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '//evil.example/destinations/',
  ])('%s leads nowhere else', async (url) => {
    const answer = await getRaw(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers.location).toBeUndefined()
  })
})

describe('an address that does not exist', () => {
  it.each([
    ['/destinations/atlantis', 'Destination Not Found'],
    ['/destinations/a/b', 'Page Not Found'],
    ['/destinations/a%2Fb', 'Destination Not Found'],
    ['/destinations/~', 'Destination Not Found'],
    ['/destinations/%7E/', 'Destination Not Found'],
    ['/destinationsx', 'Page Not Found'],
    ['/~', 'Page Not Found'],
    ['/assets/gone.js', 'Page Not Found'],
    ['/assets/app-1.js.br', 'Page Not Found'],
    ['/constructor', 'Page Not Found'],
    ['/../secret.txt', 'Page Not Found'],
    ['/assets/../../secret.txt', 'Page Not Found'],
    ['/..%2fsecret.txt', 'Page Not Found'],
    ['/a%00b', 'Page Not Found'],
  ])("%s is answered 404 with its section's page", async (url, title) => {
    const answer = await getRaw(url)
    expect([answer.statusCode, answer.body]).toEqual([404, page(title)])
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('is a bad request when it cannot be decoded', async () => {
    for (const url of ['/%', '/%ff', '/destinations/%E0%A4%A']) {
      expect((await getRaw(url)).statusCode).toBe(400)
    }
  })

  it('is not found with other methods either, and a page refuses them', async () => {
    const answer = await site.inject({ method: 'POST', url: '/nowhere' })
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not Found'])
    for (const url of ['/destinations', '/destinations/', '/icon.svg']) {
      const refused = await site.inject({ method: 'DELETE', url })
      expect([refused.statusCode, refused.headers.allow], url).toEqual([405, 'GET, HEAD'])
    }
  })
})

describe('a file', () => {
  it('may be cached forever below assets and pictures', async () => {
    for (const url of ['/assets/tiny.css', '/pictures/bali.avif']) {
      expect((await site.inject(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
  })

  it('has a document’s headers unless it is a part of a page, also for a page at a part’s address', async () => {
    const rules = ['content-security-policy', 'x-frame-options', 'permissions-policy']
    for (const url of ['/', '/icon.svg', '/assets/gone.js'])
      expect(Object.keys((await site.inject(url)).headers), url).toEqual(expect.arrayContaining(rules))
    for (const url of [
      '/assets/app-1.js',
      '/assets/page-1.json',
      '/assets/tiny.css',
      '/pictures/bali.avif',
    ]) {
      const { headers } = await site.inject(url)
      for (const rule of rules) expect(headers, url).not.toHaveProperty(rule)
      expect(headers, url).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
    }
  })

  it('is sent completely with its length, first from the disk, then from memory, and in pieces when large', async () => {
    for (const [url, type, content] of [
      ['/pictures/bali.avif', 'image/avif', picture],
      ['/pictures/bali.avif', 'image/avif', picture],
      ['/pictures/bali.webm', 'application/octet-stream', video],
    ] as const) {
      const length = String(content.length)
      const answer = await get(url)
      expect(answer.rawPayload.equals(content)).toBe(true)
      expect(answer.headers).toMatchObject({ 'content-type': type, 'content-length': length })
      const head = await site.inject({ method: 'HEAD', url })
      expect(head.headers['content-length']).toBe(length)
      expect(head.payload).toBe('')
    }
  })

  it('is sent as brotli, otherwise gzip, otherwise uncompressed', async () => {
    const ask = (accept: string) => site.inject({ url: '/', headers: { 'accept-encoding': accept } })
    const [brotli, gzip, plain] = [
      await ask('gzip, deflate, br'),
      await ask('gzip'),
      await ask('br;q=0, identity'),
    ]
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(page('Home'))
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(page('Home'))
    expect(plain.body).toBe(page('Home'))
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ])
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(plain.headers['vary']).toBe('accept-encoding')
  })

  it('is sent in the compressed form that the build wrote', async () => {
    const answer = await get('/assets/app-1.js', { 'accept-encoding': 'br' })
    expect(answer.rawPayload.equals(written)).toBe(true)
  })

  it('is not sent again to a browser that has it', async () => {
    for (const url of ['/', '/assets/app-1.js', '/pictures/bali.avif']) {
      const { etag = '' } = (await site.inject(url)).headers
      const again = await site.inject({ url, headers: { 'if-none-match': `"other", W/${etag}` } })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    }
  })

  it('is not sent again to a browser that sends the date of its copy', async () => {
    const { headers } = await get('/pictures/bali.avif')
    const modified = headers['last-modified'] ?? ''
    const [before = '', after = ''] = [-1000, 1000].map((ms) =>
      new Date(Date.parse(modified) + ms).toUTCString(),
    )
    for (const [url, since, tag, status] of [
      ['/pictures/bali.avif', modified, undefined, 304],
      ['/', modified, undefined, 304],
      ['/pictures/bali.avif', before, undefined, 200],
      ['/pictures/bali.avif', after, undefined, 200],
      ['/pictures/bali.avif', 'yesterday', undefined, 200],
      ['/pictures/bali.avif', modified, '"other"', 200],
      ['/destinations/atlantis', modified, undefined, 404],
    ] as const) {
      const conditions = { 'if-modified-since': since, ...(tag ? { 'if-none-match': tag } : {}) }
      expect((await get(url, conditions)).statusCode, `${url} ${since} ${tag}`).toBe(status)
    }
  })

  it.each(['/pictures/bali.avif', '/pictures/bali.webm', '/assets/app-1.js'])(
    'continues a broken download of %s',
    async (url) => {
      const whole = (await get(url)).rawPayload
      const { etag = '' } = (await get(url)).headers
      for (const [range, start, end] of [
        ['bytes=0-99', 0, 100],
        ['bytes=1000-', 1000, whole.length],
        ['bytes=-10', whole.length - 10, whole.length],
        ['bytes=10-99999999', 10, whole.length],
      ] as const) {
        const answer = await get(url, { range, 'if-range': etag, 'accept-encoding': 'br' })
        expect(answer.statusCode, range).toBe(206)
        expect(answer.headers, range).toMatchObject({
          'content-range': `bytes ${start}-${end - 1}/${whole.length}`,
          'content-length': String(end - start),
        })
        expect(answer.rawPayload.equals(whole.subarray(start, end)), range).toBe(true)
      }
      const beyond = await get(url, { range: `bytes=${whole.length}-` })
      expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`])
      for (const [range, tag] of [
        ['bytes=0-9', '"other"'],
        ['bytes=9-0', etag],
        ['bytes=0-1,5-6', etag],
        ['lines=0-1', etag],
      ] as const) {
        const answer = await get(url, { range, 'if-range': tag })
        expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, whole.length])
      }
    },
  )

  it('has its policy also on a 304, because browsers replace the stored one', async () => {
    const first = await site.inject('/')
    const again = await site.inject({ url: '/', headers: { 'if-none-match': first.headers.etag } })
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  it('may run and load nothing if it is an SVG, opened directly or in a page', async () => {
    const { headers } = await get('/icon.svg')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })
})

it('is answered with an uncached error when it was deleted while the server runs, and other files still work', async () => {
  const { app, own } = await openSite()
  onTestFinished(() => app.close())
  await rm(join(own, 'client/pictures'), { recursive: true })
  for (const url of ['/pictures/bali.avif', '/pictures/bali.webm']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['cache-control']], url).toEqual([404, 'no-store'])
    expect(answer.headers, url).not.toHaveProperty('etag')
  }
  expect((await app.inject('/')).statusCode).toBe(200)
})

it('is answered with an uncached error when the disk fails', async () => {
  const { app, own } = await openSite()
  onTestFinished(() => app.close())
  for (const name of ['bali.avif', 'bali.webm']) {
    await rm(join(own, 'client/pictures', name))
    await mkdir(join(own, 'client/pictures', name))
  }
  const answer = await app.inject('/pictures/bali.avif')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, undefined])
  expect(answer.headers).not.toHaveProperty('etag')
})

it('a site that is not built is answered with what to run', async () => {
  const app = await createApp(await createTestConfig({}))
  onTestFinished(() => app.close())
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('npm run build')
})
