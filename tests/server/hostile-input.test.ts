import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSession, newEmail, signUp, siteUrl, startServer } from '../support/accounts.ts'
import { describeEachDatabase } from '../support/databases.ts'

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'

interface Route {
  method: Method
  path: string
}

interface Attack {
  method?: Method
  url: string
  headers?: Record<string, string>
  payload?: string | object
}

/** Markup that a page must never repeat unescaped. */
const mark = '<hostile-mark'

/** Every registered route, so that a new endpoint is tested too. */
function routesOf(app: FastifyInstance): Route[] {
  const prefixes: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? []
      const depth = indent.length / 4
      prefixes[depth] = part
      const path = prefixes.slice(0, depth + 1).join('')
      const names = methods === '' ? [] : (methods.split(', ') as Method[])
      return names.map((method) => ({ method, path: path === '*' ? '/nowhere' : path }))
    })
}

const nasty = fc.constantFrom(
  mark,
  `"'>${mark} onload=alert(1)>`,
  `</textarea>${mark}>`,
  `</style>${mark}>`,
  '\u0000',
  'a\u0000@b.example',
  '\ud800',
  '\r\nx-injected: yes',
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '//evil.example',
  'https://evil.example/',
  "' or 1=1 --",
  '${7*7}',
  '%',
  '[object Object]',
  '9'.repeat(400),
  '-1',
  '1e999',
  'NaN',
  'a'.repeat(3000),
  `${'a'.repeat(3000)}!@`,
  `${'a-'.repeat(1500)}@${'b.'.repeat(1500)}`,
  '=?utf-8?B?PHg+?=',
)
const text = fc.oneof({ weight: 3, arbitrary: nasty }, fc.string({ unit: 'binary', maxLength: 60 }))
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.jsonValue(),
  fc.constantFrom([], {}, null, [[]], { a: {} }),
)

const knownFields = `email password phone data nonce current_password app_metadata code_challenge
  code_challenge_method refresh_token auth_code code_verifier type token token_hash redirect_to
  gotrue_meta_security user_id service_id template_id template_params lib_version from_name from_email
  message item_name website shown_at`.split(/\s+/)
const plausible: Record<string, unknown> = {
  email: 'asha@example.org',
  password: 'long-enough',
  type: 'signup',
  user_id: 'agency',
  service_id: 'default_service',
  template_id: 'query',
}
const fields = fc.dictionary(fc.oneof(fc.constantFrom(...knownFields), nasty), value, { maxKeys: 8 })
/** Values that often pass the first check. */
const body = fc
  .tuple(fields, fc.boolean())
  .map(([given, isPlausible]): Record<string, unknown> => Object.assign({}, isPlausible && plausible, given))

const deep = fc.integer({ min: 1, max: 30_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`)
const json = fc.oneof(
  { weight: 5, arbitrary: body.map((given) => JSON.stringify(given)) },
  fc.json(),
  fc.constantFrom(
    '',
    'null',
    '{',
    '{"email":',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"data":{"__proto__":{"polluted":true}}}',
    '{"template_params":{"constructor":{"prototype":{"polluted":true}}}}',
    '{"email":"a@b","email":"c@d"}',
    '\ufeff{}',
    '[1e999]',
  ),
  deep.map((list) => `{"email":"a@b.example","password":"long-enough","data":{"a":${list}}}`),
  deep.map(
    (list) =>
      `{"user_id":"agency","service_id":"default_service","template_id":"query","template_params":{"a":${list}}}`,
  ),
)
const asText = (given: unknown) => (typeof given === 'string' ? given : (JSON.stringify(given) ?? ''))
const urlencoded = body.map((given) =>
  Object.entries(given)
    .map(
      ([name, one]) =>
        `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(asText(one).toWellFormed())}`,
    )
    .join('&'),
)
const multipart = fc.tuple(body, fc.nat(60)).map(([given, cut]) => {
  const parts = Object.entries(given).map(
    ([name, one]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(one)}\r\n`,
  )
  const whole = `${parts.join('')}--x--\r\n`
  return whole.slice(0, whole.length - Math.max(0, cut - 40))
})
const payload = fc.oneof(
  fc.record({ type: fc.constantFrom('application/json', 'application/json;charset=UTF-8'), content: json }),
  fc.record({ type: fc.constant('application/x-www-form-urlencoded'), content: urlencoded }),
  fc.record({
    type: fc.constantFrom('multipart/form-data; boundary=x', 'multipart/form-data'),
    content: multipart,
  }),
  fc.record({
    type: fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data; boundary=', 'x', '/', ';;;'),
    content: fc.oneof(text, json),
  }),
)

/** Characters allowed in a header; the HTTP parser refuses all others. */
const headerText = text.map((raw) => raw.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, ''))
const headers = fc.record(
  {
    accept: fc.constantFrom('*/*', 'text/html', 'application/json'),
    authorization: fc.oneof(
      headerText.map((raw) => `Bearer ${raw}`),
      headerText,
      fc.constantFrom('Bearer a.b.c', 'Bearer eyJhbGciOiJub25lIn0.e30.'),
    ),
    'x-supabase-api-version': fc.oneof(fc.constantFrom('2024-01-01', '2023-01-01', '9999-99-99'), headerText),
    redirect_to: headerText,
    origin: headerText,
    referer: headerText,
    'accept-encoding': headerText,
    'if-none-match': headerText,
    'x-forwarded-for': headerText,
    'x-forwarded-proto': headerText,
    'x-forwarded-host': headerText,
    cookie: headerText,
    apikey: headerText,
  },
  { requiredKeys: [] },
)
const knownParameters = 'grant_type scope token type redirect_to template_id item_name item_type'.split(' ')
const query = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...knownParameters), text),
      fc.oneof(fc.constantFrom('password', 'refresh_token', 'pkce', 'signup', 'query'), text),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => new URLSearchParams(pairs).toString())

describeEachDatabase('hostile input', (database) => {
  let app: FastifyInstance
  let accessToken: string
  let routes: Route[]
  beforeAll(async () => {
    // Password hashing is slow on purpose, and is not tested here.
    const passwordHasher = { hash: async () => 'hash', verify: async () => false }
    const server = await startServer(database, { EMAIL_LIMIT_PER_MINUTE: '1000000' }, undefined, {
      passwordHasher,
    })
    app = server.app
    accessToken = asSession(await signUp(server, newEmail())).access_token
    routes = routesOf(app)
  })

  let visitors = 0
  async function attack(request: Attack) {
    visitors += 1
    // A new address each time, so that the limits do not refuse the request before the endpoint.
    const remoteAddress = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
    return app.inject({ ...request, remoteAddress })
  }

  type Answer = Awaited<ReturnType<typeof attack>>

  function expectGoodManners(answer: Answer, { method, path }: Route) {
    const { statusCode, headers: given, body: said } = answer
    expect(statusCode, said).toBeLessThan(500)
    expect(given).not.toHaveProperty('x-injected')
    expect(said).not.toMatch(/node_modules|\n\s+at |sqlite|postgres/i)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    const type = String(given['content-type'] ?? '')
    if (type.startsWith('text/html')) expect(said).not.toContain(mark)
    if (given['location'] !== undefined) expect(given['location']).toMatch(new RegExp(`^${siteUrl}/`))
    if (statusCode < 400 || method === 'HEAD') return
    if (path.startsWith('/auth/v1') || path.startsWith('/api/v1/account')) {
      expect(type).toMatch(/^application\/json/)
      const error = answer.json<Record<string, unknown>>()
      const code = given['x-sb-error-code']
      expect([error['code'], error['error_code']]).toContain(code)
      expect(error[given['x-supabase-api-version'] === undefined ? 'msg' : 'message']).toEqual(
        expect.any(String),
      )
    } else expect(type).toMatch(path.endsWith('-form') ? /^text\/(html|plain)/ : /^text\/plain/)
  }

  it('reaches every endpoint', () => {
    const paths = new Set(routes.map(({ path }) => path))
    const expected = [
      '/api/v1.0/email/send',
      '/api/v1.0/email/send-form',
      '/auth/v1/token',
      '/auth/v1/verify',
      '/auth/v1/confirm',
    ]
    for (const path of [...expected, '/auth/v1/user', '/api/v1/account', '/healthz'])
      expect(paths).toContain(path)
  })

  it('never causes a server error, is never repeated as markup, and is refused in the right format', async () => {
    for (const route of routes) {
      const hasBody = ['POST', 'PUT', 'DELETE'].includes(route.method)
      await fc.assert(
        fc.asyncProperty(headers, query, payload, fc.boolean(), async (given, search, sent, isSignedIn) => {
          // After a deletion, the next request would have no account.
          const signedIn = isSignedIn && route.method !== 'DELETE' && !route.path.endsWith('/logout')
          const answer = await attack({
            method: route.method,
            url: `${route.path}?${search}`,
            headers: {
              ...given,
              ...(signedIn ? { authorization: `Bearer ${accessToken}` } : {}),
              ...(hasBody ? { 'content-type': sent.type } : {}),
            },
            ...(hasBody ? { payload: sent.content } : {}),
          })
          expectGoodManners(answer, route)
        }),
        { numRuns: hasBody ? 150 : 40 },
      )
    }
  }, 120_000)
})

describe('input designed to be slow to parse', () => {
  const long = 100_000
  const attacks: [string, Attack][] = [
    ['an address', { method: 'POST', url: '/auth/v1/recover', payload: { email: `${'a.'.repeat(long)}@` } }],
    ['a domain', { method: 'POST', url: '/auth/v1/recover', payload: { email: `a@${'a-'.repeat(long)}` } }],
    [
      'a refresh token',
      {
        method: 'POST',
        url: '/auth/v1/token?grant_type=refresh_token',
        payload: { refresh_token: `${'a'.repeat(long)}!` },
      },
    ],
    [
      'a challenge',
      {
        method: 'POST',
        url: '/auth/v1/recover',
        payload: { email: 'a@b', code_challenge: '~'.repeat(long), code_challenge_method: 's256' },
      },
    ],
    [
      'a redirect',
      {
        method: 'POST',
        url: '/auth/v1/recover',
        payload: { email: 'a@b' },
        headers: { redirect_to: `https://${'a.'.repeat(7000)}/` },
      },
    ],
    ['an authorization', { url: '/auth/v1/user', headers: { authorization: `Bearer ${'a.'.repeat(7000)}` } }],
    ['a version', { url: '/auth/v1/user', headers: { 'x-supabase-api-version': '2'.repeat(14_000) } }],
    ['encodings', { url: '/', headers: { 'accept-encoding': 'br;q=0.0.,'.repeat(1400) } }],
    ['a tag', { url: '/', headers: { 'if-none-match': 'W/'.repeat(7000) } }],
    ['a name', form({ from_name: ' \t'.repeat(24_000), from_email: 'a@b' })],
    ['a mailbox', form({ from_name: 'a', from_email: `${'a'.repeat(24_000)}@${'a.'.repeat(10_000)}` })],
    ['a phone number', form({ from_name: 'a', from_email: 'a@b', phone: '+'.repeat(48_000) })],
    ['a message', form({ from_name: 'a', from_email: 'a@b.example', message: 'a. '.repeat(16_000) })],
    [
      'a message without a space',
      form({ from_name: 'a', from_email: 'a@b.example', message: 'w.'.repeat(24_000) }),
    ],
    [
      'a form',
      {
        method: 'POST',
        url: '/api/v1.0/email/send-form',
        payload: '\r\n--'.repeat(70_000),
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
    ],
    [
      'fields',
      {
        method: 'POST',
        url: '/api/v1.0/email/send-form',
        payload: 'a&'.repeat(150_000),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
    [
      'a body',
      {
        method: 'POST',
        url: '/auth/v1/signup',
        payload: '['.repeat(1_000_000),
        headers: { 'content-type': 'application/json' },
      },
    ],
  ]

  function form(variables: Record<string, string>): Attack {
    const ids = { user_id: 'agency', service_id: 'default_service', template_id: 'query' }
    return { method: 'POST', url: '/api/v1.0/email/send', payload: { ...ids, template_params: variables } }
  }

  it.each(attacks)('is parsed within a second of CPU time: %s', async (_what, request) => {
    const { app } = await startServer(undefined)
    await app.inject({ url: '/healthz' })
    const { user, system } = process.cpuUsage()
    const answer = await app.inject(request)
    const spent = process.cpuUsage({ user, system })
    expect(answer.statusCode === 503 || answer.statusCode < 500, answer.body).toBe(true)
    // CPU time does not depend on other work of the machine. A backtracking pattern would take minutes.
    expect((spent.user + spent.system) / 1000).toBeLessThan(1000)
  })
})
