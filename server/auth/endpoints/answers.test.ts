import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { authErrors, type AuthErrorCode } from '#contract/auth.ts'
import {
  asSession,
  asUser,
  call,
  lastMailTo,
  newEmail,
  refresh,
  signIn,
  signUp,
  siteUrl,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'

// The shape of every endpoint's success and error answers (contracts/auth.md §1, §2 and §4).

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/)

describe('a success', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(undefined)
  })

  it('is a session with exactly the fields of the protocol, and a user with all of theirs', async () => {
    const email = newEmail()
    const answer = await signUp(server, email.toUpperCase(), {
      gotrue_meta_security: { captcha_token: 'ignored' },
      data: { name: 'Asha' },
    })
    const metadata = {
      name: 'Asha',
      sub: uuid,
      email,
      email_verified: false,
      phone_verified: false,
    }
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expect.any(Number),
      refresh_token: expect.stringMatching(/^[\w-]{51,}$/),
      user: {
        id: uuid,
        aud: 'authenticated',
        role: 'authenticated',
        email,
        phone: '',
        confirmation_sent_at: time,
        last_sign_in_at: time,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: metadata,
        identities: [
          {
            identity_id: uuid,
            id: uuid,
            user_id: uuid,
            identity_data: metadata,
            provider: 'email',
            last_sign_in_at: time,
            created_at: time,
            updated_at: time,
            email,
          },
        ],
        created_at: time,
        updated_at: time,
        is_anonymous: false,
      },
    })
  })

  it('is plain JSON without the version header, for every caller', async () => {
    const { access_token: accessToken } = asSession(await signUp(server, newEmail()))
    const answers = [
      await call(server, 'GET', '/user', { accessToken }),
      await call(server, 'GET', '/health'),
      await call(server, 'GET', '/settings'),
      await call(server, 'POST', '/recover', { body: { email: newEmail() } }),
    ]
    for (const { status, headers } of answers) {
      expect(status).toBe(200)
      expect(headers['content-type']).toMatch(/^application\/json/)
      expect(headers).not.toHaveProperty('x-supabase-api-version')
      expect(headers).not.toHaveProperty('x-sb-error-code')
    }
  })

  it('lists every setting clients look for', async () => {
    expect((await call(server, 'GET', '/settings')).body).toEqual({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
    })
  })

  it('shows pending changes only while they are pending, and never factors', async () => {
    const email = newEmail()
    const { access_token: accessToken } = asSession(await signUp(server, email))
    const pending = ['new_email', 'email_change_sent_at', 'recovery_sent_at', 'reauthentication_sent_at']
    const before = asUser(await call(server, 'GET', '/user', { accessToken }))
    for (const field of [...pending, 'factors', 'banned_until', 'invited_at'])
      expect(before).not.toHaveProperty(field)
    await call(server, 'POST', '/recover', { body: { email } })
    const moved = newEmail()
    const after = await call(server, 'PUT', '/user', { accessToken, body: { email: moved } })
    expect(after.body).toMatchObject({
      new_email: moved,
      email_change_sent_at: time,
      recovery_sent_at: time,
    })
  })
})

describe('user metadata in the access token', () => {
  it('is a snapshot that is updated at the next refresh', async () => {
    const server = await startServer(undefined)
    const session = asSession(await signUp(server, newEmail()))
    const { access_token: accessToken } = session
    await call(server, 'PUT', '/user', { accessToken, body: { data: { name: 'Asha' } } })
    expect(decodeJwt(accessToken)['user_metadata']).not.toHaveProperty('name')
    const next = asSession(await refresh(server, session.refresh_token))
    expect(decodeJwt(next.access_token)['user_metadata']).toHaveProperty('name', 'Asha')
  })
})

describe('a mailed link and code', () => {
  it('both stop working once one of them was used', async () => {
    const server = await startServer(undefined)
    const email = newEmail()
    await signUp(server, email)
    const { linkToken: confirmation } = await lastMailTo(server, email)
    await call(server, 'POST', '/recover', { body: { email } })
    const { code: token } = await lastMailTo(server, email)
    const recovered = await call(server, 'POST', '/verify', { body: { type: 'recovery', email, token } })
    expect(recovered.status).toBe(200)
    const late = await call(server, 'POST', '/verify', {
      body: { type: 'signup', token_hash: confirmation },
    })
    expect(late.body['code']).toBe('otp_expired')
  })

  it.each(['invite', 'magiclink'])('never has the type %s, although the type is valid', async (type) => {
    const server = await startServer(undefined)
    const email = newEmail()
    await signUp(server, email)
    const { code: token, linkPath } = await lastMailTo(server, email)
    const byCode = await call(server, 'POST', '/verify', { body: { type, email, token } })
    expect(byCode).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
    const byLink = await call(server, 'GET', linkPath.replace('signup', type))
    expect(String(byLink.headers['location'])).toContain('error_code=otp_expired')
  })

  it('redirects to the redirect_to header and ignores the referrer', async () => {
    const server = await startServer(undefined)
    const [asked, silent] = [newEmail(), newEmail()]
    const headers = { redirect_to: `${siteUrl}/blog`, referer: `${siteUrl}/about` }
    const body = (email: string) => ({ email, password: 'long-enough', data: {} })
    await call(server, 'POST', '/signup', { body: body(asked), headers })
    await call(server, 'POST', '/signup', { body: body(silent), headers: { referer: headers.referer } })
    expect((await lastMailTo(server, asked)).linkPath).toContain(encodeURIComponent('/blog'))
    expect((await lastMailTo(server, silent)).linkPath).not.toContain('redirect_to')
  })
})

describe('passwords', () => {
  it.each(['x'.repeat(72), 'é'.repeat(36), '🌄'.repeat(18)])('may have 72 bytes: %s', async (password) => {
    const server = await startServer(undefined)
    const email = newEmail()
    expect((await signUp(server, email, { password })).status).toBe(200)
    expect((await signIn(server, email, password)).status).toBe(200)
    expect((await signIn(server, email, `${password}x`)).status).toBe(400)
  })
})

describe('a failure', () => {
  let server: TestServer
  let accessToken: string
  beforeAll(async () => {
    server = await startServer(undefined)
    accessToken = asSession(await signUp(server, newEmail())).access_token
  })

  const token = '/token?grant_type='
  const failures: [
    'GET' | 'POST' | 'PUT',
    string,
    Record<string, unknown> | undefined,
    AuthErrorCode,
    number,
  ][] = [
    ['POST', '/signup', {}, 'anonymous_provider_disabled', 422],
    ['POST', '/signup', { email: 'a@b', password: 'short' }, 'weak_password', 422],
    ['POST', `${token}password`, { email: 'a@b', password: 'wrong' }, 'invalid_credentials', 400],
    ['POST', `${token}refresh_token`, { refresh_token: 'abcdefghij23' }, 'refresh_token_not_found', 400],
    ['POST', `${token}pkce`, { auth_code: 'a', code_verifier: 'b' }, 'flow_state_not_found', 404],
    ['POST', `${token}id_token`, {}, 'invalid_credentials', 400],
    ['POST', '/logout', undefined, 'no_authorization', 401],
    ['GET', '/user', undefined, 'no_authorization', 401],
    ['PUT', '/user', { password: 'short' }, 'weak_password', 422],
    ['POST', '/recover', {}, 'validation_failed', 400],
    ['POST', '/resend', {}, 'validation_failed', 400],
    ['POST', '/verify', {}, 'validation_failed', 400],
    ['GET', '/verify', undefined, 'validation_failed', 400],
    ['GET', '/reauthenticate', undefined, 'no_authorization', 401],
    ['GET', '/nowhere', undefined, 'not_found', 404],
  ]

  it.each(failures)('of %s %s has both shapes', async (method, path, body, code, status) => {
    const ask = (version: string) =>
      call(server, method, path, {
        body,
        ...(method === 'PUT' ? { accessToken } : {}),
        headers: { 'x-supabase-api-version': version },
      })
    const details = code === 'weak_password' ? { weak_password: { reasons: ['length'] } } : {}
    const today = await ask('2024-01-01')
    expect([today.status, today.body]).toEqual([status, { code, message: expect.any(String), ...details }])
    const before = await ask('2023-01-01')
    const { message } = today.body
    expect([before.status, before.body]).toEqual([
      status,
      { code: status, error_code: code, msg: message, ...details },
    ])
    for (const { headers } of [today, before]) expect(headers['x-sb-error-code']).toBe(code)
    expect(today.headers['x-supabase-api-version']).toBe('2024-01-01')
    expect(before.headers).not.toHaveProperty('x-supabase-api-version')
  })

  it('is a 5xx only when the server itself failed, because the client shows no message for those', () => {
    const serious = Object.entries(authErrors).filter(([, { status }]) => status >= 500)
    expect(serious.map(([code]) => code)).toEqual(['unexpected_failure'])
  })
})

describe('limits per network address', () => {
  const from = '192.0.2.7'

  it.each([
    ['POST', '/signup', 30],
    ['POST', '/recover', 30],
    ['POST', '/resend', 30],
    ['PUT', '/user', 30],
    ['POST', '/verify', 30],
    ['GET', '/verify', 30],
    ['GET', '/reauthenticate', 30],
    ['POST', '/token?grant_type=password', 150],
    ['POST', '/token?grant_type=pkce', 150],
  ] as const)('%s %s allows the contract’s number of requests in five minutes', async (method, path, max) => {
    const server = await startServer(undefined)
    const attempt = () => call(server, method, path, { from, ...(method === 'GET' ? {} : { body: {} }) })
    const answers = await Promise.all(Array.from({ length: max }, attempt))
    expect(answers.filter(({ status }) => status === 429)).toEqual([])
    const refused = await attempt()
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
    expect((await call(server, method, path, { from: '192.0.2.8' })).status).not.toBe(429)
    server.clock.pass(5 * 60_000 + 1000)
    expect((await attempt()).status).not.toBe(429)
  })
})
