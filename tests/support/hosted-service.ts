import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { authBasePath } from '#contract/auth.ts'
import { freePort } from './ports.ts'
import { startServer, temporaryFolder } from './server.ts'

// An auth service like a hosted project: another origin, a gateway that requires a key and adds the headers for
// other origins, and our own server behind it. It can fail in every way observed of the real one.

/** The address that the site is built for. `--host-resolver-rules` maps it to the gateway's port. */
export const hostedUrl = 'http://accounts.localhost'
export const hostedKey = 'anon-key-of-the-tests'

/** Ways in which a service fails to answer. A refusal, such as a wrong password, is not a failure. */
export const failures = [
  'refuses connections',
  'hangs',
  'answers 502 in JSON',
  'answers 503 in HTML',
  'answers 504 with nothing',
  'sends no headers for other origins',
  'is asked too often',
  'does not know the key',
] as const
export type ServiceFailure = (typeof failures)[number]

export interface HostedService {
  /** The gateway's port. */
  port: number
  /** The server behind the gateway, for requests without a browser. */
  upstream: string
  mailbox: string
  /** From now on, until `heal`. */
  fail: (how: ServiceFailure) => Promise<void>
  heal: () => Promise<void>
  /** Resolves when a request hangs. */
  whenHeld: () => Promise<void>
  /** Refuses all access tokens seen by the gateway so far, in either direction, as expired. */
  expireTokens: () => void
  restart: () => Promise<void>
  stop: () => Promise<void>
}

interface HostedOptions {
  /** The site's origin, an allowed target of links in mails. */
  siteUrl: string
  env?: Record<string, string>
}

export async function startHostedService({ siteUrl, env = {} }: HostedOptions): Promise<HostedService> {
  const folder = await temporaryFolder()
  const start = (port?: number) =>
    startServer({
      dataDir: folder.path,
      ...(port === undefined ? {} : { port }),
      env: {
        SITE_URL: hostedUrl,
        AUTH_SERVER: 'on',
        REDIRECT_ALLOW: `${siteUrl}/**`,
        TRUSTED_PROXIES: '127.0.0.1, ::1',
        ...env,
      },
    })
  let upstream = await start()
  const gateway = new Gateway(upstream.url, await freePort())
  await gateway.listen()
  return {
    port: gateway.port,
    upstream: upstream.url,
    mailbox: join(folder.path, 'mail'),
    fail: (how) => gateway.fail(how),
    heal: () => gateway.heal(),
    whenHeld: () => gateway.whenHeld(),
    expireTokens: () => gateway.expireTokens(),
    restart: async () => {
      await upstream.stop()
      upstream = await start(upstream.port)
    },
    stop: async () => {
      await gateway.close()
      await upstream.stop()
      await folder.remove()
    },
  }
}

/** The same CORS headers as the real gateway's. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-supabase-api-version, x-sb-error-code',
}
const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, apikey, x-client-info, x-supabase-api-version',
}

const keyless = new Set([`${authBasePath}/verify`, `${authBasePath}/confirm`, '/favicon.ico'])

class Gateway {
  readonly port: number
  readonly #upstream: string
  readonly #seen = new Set<string>()
  readonly #expired = new Set<string>()
  #server: Server | undefined
  #failure: ServiceFailure | undefined
  #held: (() => void)[] = []
  #isHolding = false

  constructor(upstream: string, port: number) {
    this.#upstream = upstream
    this.port = port
  }

  async listen(): Promise<void> {
    const server = createServer((request, answer) => void this.#answer(request, answer))
    this.#server = server
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (!server) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  async fail(how: ServiceFailure): Promise<void> {
    await this.heal()
    this.#failure = how
    if (how === 'refuses connections') await this.close()
  }

  async heal(): Promise<void> {
    this.#failure = undefined
    this.#isHolding = false
    // Closes hanging requests, so that browsers do not keep their connections.
    this.#server?.closeAllConnections()
    if (!this.#server) await this.listen()
  }

  whenHeld(): Promise<void> {
    return this.#isHolding ? Promise.resolve() : new Promise((resolve) => this.#held.push(resolve))
  }

  expireTokens(): void {
    for (const token of this.#seen) this.#expired.add(token)
  }

  async #answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const failure = this.#failure
    if (failure === 'hangs') return this.#hold()
    if (failure === 'sends no headers for other origins') return void answer.writeHead(204).end()
    if (request.method === 'OPTIONS')
      return void answer.writeHead(204, { ...crossOrigin, ...preflight }).end()
    const refusal = this.#refusal(request)
    if (refusal) {
      const { status, type, body, headers } = refusal
      return void answer.writeHead(status, { 'content-type': type, ...crossOrigin, ...headers }).end(body)
    }
    await this.#pass(request, answer)
  }

  #hold(): void {
    this.#isHolding = true
    for (const tell of this.#held.splice(0)) tell()
  }

  #refusal(request: IncomingMessage): Refusal | undefined {
    switch (this.#failure) {
      case 'answers 502 in JSON':
        return json(502, { message: 'An invalid response was received from the upstream server' })
      case 'answers 503 in HTML':
        return { status: 503, type: 'text/html', body: '<h1>503 Service Temporarily Unavailable</h1>' }
      case 'answers 504 with nothing':
        return { status: 504, type: 'text/plain', body: '' }
      case 'is asked too often':
        return json(
          429,
          { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
          versioned,
        )
      case 'does not know the key':
        return json(401, { message: 'Invalid API key' })
      default:
        return this.#ownRefusal(request)
    }
  }

  /** The gateway's own refusals in normal operation. */
  #ownRefusal({ url = '/', headers }: IncomingMessage): Refusal | undefined {
    const { pathname, searchParams } = new URL(url, hostedUrl)
    // Links in mails, and the page that our own server shows for one, carry no key.
    if (keyless.has(pathname)) return undefined
    if (!pathname.startsWith(`${authBasePath}/`))
      return json(404, { message: 'no Route matched with those values' })
    const key = headers['apikey'] ?? searchParams.get('apikey')
    if (!key) return json(401, { message: 'No API key found in request' })
    if (key !== hostedKey) return json(401, { message: 'Invalid API key' })
    const token = headers.authorization?.replace(/^bearer /i, '') ?? ''
    if (token !== hostedKey) this.#seen.add(token)
    return this.#expired.has(token)
      ? json(403, { code: 'bad_jwt', message: 'invalid JWT: token is expired' }, versioned)
      : undefined
  }

  async #pass(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { host: _host, connection: _connection, ...headers } = request.headers
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    const passed = await fetch(`${this.#upstream}${request.url ?? '/'}`, {
      method: request.method ?? 'GET',
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      redirect: 'manual',
      ...(body.length > 0 ? { body } : {}),
    })
    const text = await passed.text()
    const token = /"access_token":"([^"]+)"/.exec(text)?.[1]
    if (token) this.#seen.add(token)
    const kept = [...passed.headers].filter(([name]) => !notPassedOn.test(name))
    answer.writeHead(passed.status, { ...Object.fromEntries(kept), ...crossOrigin }).end(text)
  }
}

/** Headers of a single connection, and those that the gateway sets. */
const notPassedOn =
  /^(access-control-.*|connection|content-encoding|content-length|cross-origin-.*|keep-alive|transfer-encoding)$/

const versioned = { 'x-supabase-api-version': '2024-01-01' }

interface Refusal {
  status: number
  type: string
  body: string
  headers?: Record<string, string>
}

const json = (status: number, body: object, headers: Record<string, string> = {}): Refusal => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
  headers,
})
