import { beforeAll, describe, expect, it } from 'vitest'
import { call, newEmail, signUp, startServer, type TestServer } from '#tests/support/accounts.ts'

const refusals: {
  title: string
  body: Record<string, unknown>
  status: number
  code: string
  message: RegExp
}[] = [
  {
    title: 'an e-mail address or phone number is missing',
    body: { email: '', password: 'long-enough' },
    status: 422,
    code: 'anonymous_provider_disabled',
    message: /^Anonymous sign-ins are disabled$/,
  },
  {
    title: 'the password is empty',
    body: { password: '' },
    status: 400,
    code: 'validation_failed',
    message: /^Signup requires a valid password$/,
  },
  {
    title: 'the password is longer than 72 bytes',
    body: { password: '🌄'.repeat(19) },
    status: 400,
    code: 'validation_failed',
    message: /^Password cannot be longer than 72 characters$/,
  },
  {
    title: 'the password is weak, before the address is looked at',
    body: { email: 'not an address', password: 'short' },
    status: 422,
    code: 'weak_password',
    message: /^Password should be at least 6 characters\.$/,
  },
  {
    title: 'both an address and a phone number are given',
    body: { phone: '+911145678900' },
    status: 400,
    code: 'validation_failed',
    message: /email address or phone number/,
  },
  {
    title: 'only a phone number is given',
    body: { email: null, phone: '+911145678900' },
    status: 400,
    code: 'phone_provider_disabled',
    message: /^Phone signups are disabled$/,
  },
  {
    title: 'half of a PKCE pair is given',
    body: { code_challenge: 'a'.repeat(43) },
    status: 400,
    code: 'validation_failed',
    message: /code_challenge_method/,
  },
  {
    title: 'the code challenge is malformed',
    body: { code_challenge: 'short', code_challenge_method: 's256' },
    status: 400,
    code: 'validation_failed',
    message: /code challenge/,
  },
  {
    title: 'the address is too long',
    body: { email: `${'a'.repeat(250)}@example.com` },
    status: 400,
    code: 'validation_failed',
    message: /^An email address is too long$/,
  },
  ...[
    'plain',
    'a@',
    '@b',
    ' a@b.example',
    'a@b.example ',
    'a@b..example',
    'ä@b.example',
    'a@b.example\r\nBcc: c@d',
  ].map((email) => ({
    title: `the address is ${JSON.stringify(email)}`,
    body: { email },
    status: 400,
    code: 'validation_failed',
    message: /^Unable to validate email address: invalid format$/,
  })),
  {
    title: 'the metadata is too large for the header that will carry it',
    body: { data: { story: 'x'.repeat(5000) } },
    status: 400,
    code: 'validation_failed',
    message: /^User metadata is larger/,
  },
  {
    title: 'a field has the wrong type',
    body: { password: 123456 },
    status: 400,
    code: 'bad_json',
    message: /^Could not parse request body as JSON: password/,
  },
]

describe('refusing to sign up', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(undefined)
  })

  it.each(refusals)('refuses when $title', async ({ body, status, code, message }) => {
    const answer = await signUp(server, newEmail(), body)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code, message: expect.stringMatching(message) })
    expect(answer.headers['x-sb-error-code']).toBe(code)
  })
})

describe('a sign-up with every mistake at once', () => {
  it('reports the mistakes one by one, in the protocol’s order', async () => {
    const server = await startServer(undefined)
    const body: Record<string, unknown> = {
      email: '',
      phone: '',
      password: '',
      code_challenge: 'half',
      data: { story: 'x'.repeat(5000) },
    }
    const corrections: [Record<string, unknown>, RegExp][] = [
      [{}, /^Anonymous sign-ins are disabled$/],
      [{ email: 'not an address', phone: '+91' }, /^Signup requires a valid password$/],
      [{ password: 'short' }, /^Password should be at least 6/],
      [{ password: 'long-enough' }, /^Only an email address or phone number/],
      [{ phone: '' }, /code_challenge_method/],
      [{ code_challenge: null }, /^User metadata is larger/],
      [{ data: {} }, /^Unable to validate email address/],
    ]
    for (const [correction, message] of corrections) {
      Object.assign(body, correction)
      expect((await call(server, 'POST', '/signup', { body })).body['message']).toMatch(message)
    }
  })
})

describe('accepting to sign up', () => {
  it('accepts null for missing fields, unknown fields, and a domain without a dot', async () => {
    const server = await startServer(undefined)
    const answer = await signUp(server, `${newEmail().split('@')[0]}@localhost`, {
      code_challenge: null,
      code_challenge_method: null,
      gotrue_meta_security: {},
      data: null,
      unknown: true,
    })
    expect(answer.status).toBe(200)
  })

  it('measures the minimum password length in bytes', async () => {
    const server = await startServer(undefined)
    expect((await signUp(server, newEmail(), { password: 'éèê' })).status).toBe(200)
  })

  it('refuses the 31st sign-up of one network address within five minutes', async () => {
    const server = await startServer(undefined)
    const attempt = { body: {}, from: '192.0.2.1' }
    for (let count = 0; count < 30; count += 1) await call(server, 'POST', '/signup', attempt)
    const answer = await call(server, 'POST', '/signup', attempt)
    expect(answer.status).toBe(429)
    expect(answer.body).toEqual({ code: 'over_request_rate_limit', message: 'Request rate limit reached' })
    expect(answer.headers['retry-after']).toBeDefined()
  })
})
