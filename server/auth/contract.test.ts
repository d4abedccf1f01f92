import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  asSession,
  asUser,
  call,
  followLastMail,
  fragmentOf,
  lastMailTo,
  mailsTo,
  newAccount,
  newEmail,
  password,
  refresh,
  signIn,
  signUp,
  siteUrl,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'

// Rules of contracts/auth.md §1 to §6 that no other file in this folder tests.

const dayMs = 24 * 60 * 60_000

let server: TestServer
beforeAll(async () => {
  server = await startServer(undefined)
})

const methodsOf = (accessToken: string) =>
  (decodeJwt(accessToken)['amr'] as { method: string }[]).map(({ method }) => method)

describe('answers to scripts of other origins', () => {
  it('can be read for successes and errors', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    for (const path of ['/settings', '/user', '/nowhere'])
      expect((await call(server, 'GET', path, { headers })).headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.stringContaining('x-supabase-api-version'),
      })
  })
})

describe('a redirect_to field in a body', () => {
  it('is ignored: only the query parameter and the header set the redirect', async () => {
    const email = newEmail()
    await signUp(server, email, { redirect_to: `${siteUrl}/blog` })
    expect((await lastMailTo(server, email)).linkPath).not.toContain('blog')
  })
})

describe('a user', () => {
  it('gets the same confirmation time in both fields when the link is followed', async () => {
    const { accessToken } = await newAccount(server)
    const user = asUser(await call(server, 'GET', '/user', { accessToken }))
    expect(user.confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(user.email_confirmed_at).toBe(user.confirmed_at)
  })

  it('has the server’s own keys in the metadata, which sign-up data cannot override', async () => {
    const email = newEmail()
    const forged = { sub: 'a', email: 'b', email_verified: true, phone_verified: true, name: 'Asha' }
    const { user } = asSession(await signUp(server, email, { data: forged }))
    const own = { sub: user.id, email, email_verified: false, phone_verified: false, name: 'Asha' }
    expect(user.user_metadata).toEqual(own)
    expect(user.identities[0]?.identity_data).toEqual(own)
  })
})

describe('a session', () => {
  it('records how it began: by password, mailed link or mailed code', async () => {
    const { email } = await newAccount(server, { isConfirmed: false })
    expect(methodsOf(asSession(await signIn(server, email)).access_token)).toEqual(['password'])
    const { code: token } = await lastMailTo(server, email)
    const verified = await call(server, 'POST', '/verify', { body: { type: 'signup', email, token } })
    const byCode = asSession(verified)
    expect(methodsOf(byCode.access_token)).toEqual(['otp'])
    const refreshed = asSession(await refresh(server, byCode.refresh_token))
    expect(methodsOf(refreshed.access_token)).toEqual(['otp'])
  })

  it('starts again with every sign-up, sign-in and verification', async () => {
    const { email, accessToken } = await newAccount(server, { isConfirmed: false })
    const signedIn = asSession(await signIn(server, email)).access_token
    const link = await followLastMail(server, email)
    const tokens = [accessToken, signedIn, fragmentOf(link)['access_token'] ?? '']
    expect(new Set(tokens.map((token) => decodeJwt(token)['session_id'])).size).toBe(3)
    for (const each of tokens)
      expect((await call(server, 'GET', '/user', { accessToken: each })).status).toBe(200)
  })
})

describe.each([
  ['GET', '/user'],
  ['PUT', '/user'],
  ['POST', '/logout'],
  ['GET', '/reauthenticate'],
] as const)('%s %s', (method, path) => {
  const ask = (accessToken: string) =>
    call(server, method, path, { accessToken, ...(method === 'PUT' ? { body: {} } : {}) })

  it('refuses a malformed token, a token of an ended session and a token of a deleted account', async () => {
    const nonsense = await ask('a.b.c')
    expect(nonsense).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
    expect(nonsense.body['message']).toMatch(/^invalid JWT: unable to parse or verify signature, /)
    const signedOut = await newAccount(server, { isConfirmed: false })
    await call(server, 'POST', '/logout', { accessToken: signedOut.accessToken })
    expect(await ask(signedOut.accessToken)).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    })
    const gone = await newAccount(server, { isConfirmed: false })
    await server.database.deleteFrom('accounts').where('email', '=', gone.email).execute()
    expect(await ask(gone.accessToken)).toMatchObject({ status: 403, body: { code: 'user_not_found' } })
  })
})

describe('signing out', () => {
  it('answers without a body, which the client would try to read', async () => {
    const { accessToken } = await newAccount(server, { isConfirmed: false })
    const answer = await server.app.inject({
      method: 'POST',
      url: '/auth/v1/logout',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json;charset=UTF-8' },
    })
    expect([answer.statusCode, answer.payload]).toEqual([204, ''])
    expect(answer.headers).not.toHaveProperty('content-type')
  })
})

describe('error messages', () => {
  const token = '/token?grant_type='

  it.each([
    [`${token}password`, { password: 'x' }, 400, 'validation_failed', 'missing email or phone'],
    [
      `${token}password`,
      { phone: '+91', password: 'x' },
      422,
      'phone_provider_disabled',
      'Phone logins are disabled',
    ],
    [`${token}web3`, {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['/token', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    [`${token}refresh_token`, {}, 400, 'validation_failed', 'Refresh token is not valid'],
  ])('are the protocol’s for %s %j', async (path, body, status, code, message) => {
    expect(await call(server, 'POST', path, { body })).toMatchObject({ status, body: { code, message } })
  })

  it('match the protocol for changes that an account may not make', async () => {
    const [{ accessToken }, other] = [
      await newAccount(server, { isConfirmed: false }),
      await newAccount(server, { isConfirmed: false }),
    ]
    const change = (body: Record<string, unknown>) => call(server, 'PUT', '/user', { accessToken, body })
    expect((await change({ password })).body['message']).toBe(
      'New password should be different from the old password.',
    )
    expect((await change({ email: other.email })).body['message']).toBe(
      'A user with this email address has already been registered',
    )
  })

  it('match the protocol for an unconfirmed address, also in autoconfirm mode', async () => {
    const { email } = await newAccount(server, { isConfirmed: false })
    for (const mode of ['confirm', 'autoconfirm']) {
      const stricter = await startServer(undefined, { AUTH_MODE: mode }, server)
      expect(await signIn(stricter, email)).toMatchObject({
        status: 400,
        body: { code: 'email_not_confirmed', message: 'Email not confirmed' },
      })
      expect((await signIn(stricter, email, 'wrong-password')).body['code']).toBe('invalid_credentials')
    }
  })
})

describe('signing up with a confirmed address', () => {
  it('answers with a different made-up user each time, which looks like a new account', async () => {
    const confirming = await startServer(undefined, { AUTH_MODE: 'confirm' }, server)
    const { email } = await newAccount(server)
    server.clock.pass(dayMs)
    const invented = [await signUp(confirming, email), await signUp(confirming, email)].map(asUser)
    const real = asUser(await signUp(confirming, newEmail()))
    expect(invented[0]?.id).not.toBe(invented[1]?.id)
    for (const user of invented) {
      expect(Date.parse(user.created_at)).toBeGreaterThan(server.clock.now() - 60_000)
      expect(Object.keys(user).toSorted()).toEqual(Object.keys(real).toSorted())
    }
  })
})

describe('six digits', () => {
  it('expire after a day', async () => {
    const { email } = await newAccount(server, { isConfirmed: false })
    const { code: token } = await lastMailTo(server, email)
    server.clock.pass(dayMs + 1000)
    const late = await call(server, 'POST', '/verify', { body: { type: 'signup', email, token } })
    expect(late).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  })
})

describe('the mail limit', () => {
  it('is one mail a minute for each kind and account', async () => {
    const { email } = await newAccount(server, { isConfirmed: false })
    for (const path of ['/resend', '/recover', '/recover'])
      await call(server, 'POST', path, { body: { type: 'signup', email } })
    expect((await mailsTo(server, email)).map(({ kind }) => kind)).toEqual(['confirmation', 'recovery'])
    server.clock.pass(61_000)
    for (const path of ['/resend', '/recover'])
      await call(server, 'POST', path, { body: { type: 'signup', email } })
    expect(await mailsTo(server, email)).toHaveLength(4)
  })
})

describe('passwords and addresses', () => {
  it.each(['x'.repeat(73), 'é'.repeat(37)])('takes no password of more than 72 bytes: %s', async (long) => {
    const answer = await signUp(server, newEmail(), { password: long })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  it('ignores the case of an address, and treats dots and plus signs as ordinary characters', async () => {
    const name = newEmail().split('@')[0] ?? ''
    expect((await signUp(server, `${name}@example.com`)).status).toBe(200)
    expect((await signUp(server, `${name.toUpperCase()}@Example.COM`)).body['code']).toBe(
      'user_already_exists',
    )
    for (const other of [`${name}+trip@example.com`, `a.${name}@example.com`, `a${name}@example.com`])
      expect((await signUp(server, other)).status).toBe(200)
  })

  it('accepts an address of 255 bytes and refuses one of 256', async () => {
    const name = newEmail().split('@')[0] ?? ''
    const domain = `@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example`
    const ofLength = (length: number) => `${name.padEnd(length - domain.length, 'x')}${domain}`
    expect((await signUp(server, ofLength(255))).status).toBe(200)
    expect((await signUp(server, ofLength(256))).body).toEqual({
      code: 'validation_failed',
      message: 'An email address is too long',
    })
  })
})
