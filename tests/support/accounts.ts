import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { hash, verify } from '@node-rs/argon2'
import { emailDefaults, emailSendPath } from '#contract/email.ts'
import { authApiVersion, authBasePath, type AuthSession, type AuthUser } from '#contract/auth.ts'
import type { AppOverrides } from '#server/app.ts'
import type { PasswordHasher } from '#server/auth/accounts/password-hasher.ts'
import type { Database } from '#server/database/open.ts'
import { createTestApp } from './app.ts'
import type { TestDatabase } from './databases.ts'

// A whole server on a test database, a clock that moves by hand, and the outbox as the mailbox.

export const siteUrl = 'https://meridaya.example'
export const password = 'marigold-over-nehru-place'

export interface TestServer {
  app: FastifyInstance
  database: Database
  clock: TestClock
}

export interface TestClock {
  now: () => number
  pass: (ms: number) => void
}

export interface Answer {
  status: number
  headers: Record<string, unknown>
  body: Record<string, unknown>
}

/** The real algorithm at its lowest cost. Tests of cost and stored parameters pass the real hasher. */
const cheapHasher: PasswordHasher = {
  hash: (secret) => hash(secret, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  verify,
}

/** Closed after the test. A second server on the first one's database is `startServer(undefined, {}, first)`. */
export async function startServer(
  database: TestDatabase | undefined,
  env: Record<string, string> = {},
  beside?: TestServer,
  overrides: AppOverrides = {},
): Promise<TestServer> {
  const clock = beside?.clock ?? movableClock()
  const { app, context } = await createTestApp({
    ...(database === undefined ? {} : { database }),
    env: { SITE_URL: siteUrl, ...env },
    // Tests read mail from its row, and sent mail has no secrets there.
    overrides: {
      clock,
      passwordHasher: cheapHasher,
      transport: { send: () => Promise.reject(new Error('The mail server is away.')), close: () => {} },
      ...(beside === undefined ? {} : { database: beside.database }),
      ...overrides,
    },
  })
  return { app, clock, database: context.database }
}

export function movableClock(): TestClock {
  let offset = 0
  return { now: () => Date.now() + offset, pass: (ms) => void (offset += ms) }
}

export function newEmail(): string {
  return `traveller-${randomUUID()}@example.com`
}

interface Request {
  body?: unknown
  /** The caller's address. A new one each time, unless a test is about limits. */
  from?: string
  accessToken?: string
  headers?: Record<string, string>
}

/** One call in the form of the published client's. */
export async function call(
  { app }: TestServer,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'HEAD',
  path: string,
  { body, accessToken, headers = {}, from = newNetworkAddress() }: Request = {},
): Promise<Answer> {
  const answer = await app.inject({
    method,
    url: `${authBasePath}${path}`,
    remoteAddress: from,
    headers: {
      'x-supabase-api-version': authApiVersion,
      ...(method === 'POST' || method === 'PUT' ? { 'content-type': 'application/json;charset=UTF-8' } : {}),
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const isJson =
    answer.payload !== '' && String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : {} }
}

let networkAddresses = 0

function newNetworkAddress(): string {
  networkAddresses += 1
  return `10.${networkAddresses >> 16}.${(networkAddresses >> 8) & 255}.${networkAddresses & 255}`
}

export function asSession(answer: Answer): AuthSession {
  if (typeof answer.body['access_token'] !== 'string')
    throw new Error(`No session in ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as unknown as AuthSession
}

export function asUser(answer: Answer): AuthUser {
  if (typeof answer.body['id'] !== 'string')
    throw new Error(`No user in ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as unknown as AuthUser
}

export function signUp(server: TestServer, email: string, more: Record<string, unknown> = {}, query = '') {
  return call(server, 'POST', `/signup${query}`, { body: { email, password, data: {}, ...more } })
}

export function signIn(server: TestServer, email: string, secret = password) {
  return call(server, 'POST', '/token?grant_type=password', { body: { email, password: secret } })
}

export function refresh(server: TestServer, refreshToken: string) {
  return call(server, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } })
}

export interface Mail {
  kind: string
  text: string
  html: string
  /** Path and query of the link, ready for `call`; empty without one, as the token is. */
  pagePath: string
  /** The same link without the page and its button, as other clients of the protocol follow it. */
  linkPath: string
  linkToken: string
  code: string
}

/** The mails for an address, oldest first. */
export async function mailsTo({ database }: TestServer, email: string): Promise<Mail[]> {
  const rows = await database
    .selectFrom('messages')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ kind, text, html }) => {
    const link = URL.parse(/^https?:\/\/\S+$/m.exec(text)?.[0] ?? '')
    return {
      kind,
      text,
      html,
      pagePath: link?.href.slice(`${link.origin}${authBasePath}`.length) ?? '',
      linkPath: link ? `/verify${link.search}` : '',
      linkToken: link?.searchParams.get('token') ?? '',
      code: /: (\d{6})$/m.exec(text)?.[1] ?? '',
    }
  })
}

export async function lastMailTo(server: TestServer, email: string): Promise<Mail> {
  const mail = (await mailsTo(server, email)).at(-1)
  if (mail === undefined) throw new Error(`No mail for ${email}`)
  return mail
}

/** Follows the link in the newest mail for an address, without the page and its button. */
export async function followLastMail(server: TestServer, email: string): Promise<Answer> {
  return await call(server, 'GET', (await lastMailTo(server, email)).linkPath)
}

/** A new account. Its address is confirmed by default. */
export async function newAccount(server: TestServer, { isConfirmed = true } = {}) {
  const email = newEmail()
  const session = asSession(await signUp(server, email))
  if (isConfirmed) await followLastMail(server, email)
  return { email, session, accessToken: session.access_token }
}

/** The parameters in a redirect's fragment. */
export function fragmentOf(answer: Answer): Record<string, string> {
  const { hash } = new URL(String(answer.headers['location']))
  return Object.fromEntries(new URLSearchParams(hash.slice(1)))
}

/** Sends an enquiry like the site's form. */
export async function sendEnquiry({ app }: TestServer, fields: Record<string, string>): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: emailSendPath,
    payload: {
      user_id: emailDefaults.publicKey,
      service_id: emailDefaults.serviceId,
      template_id: emailDefaults.queryTemplateId,
      template_params: fields,
    },
  })
  if (answer.statusCode !== 200) throw new Error(`Not accepted: ${answer.statusCode} ${answer.payload}`)
}
