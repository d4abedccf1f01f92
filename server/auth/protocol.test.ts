import { beforeAll, describe, expect, it, vi } from 'vitest'
import { call, newEmail, signUp, startServer, type TestServer } from '#tests/support/accounts.ts'

describe('the protocol', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(undefined)
  })

  function failWith(version: string) {
    return call(server, 'POST', '/signup', {
      body: { email: newEmail(), password: 'short' },
      headers: { 'x-supabase-api-version': version },
    })
  }

  describe('of errors', () => {
    it.each(['2024-01-01', '2025-06-30'])(
      'gives string codes and echoes the version to a client of %s',
      async (version) => {
        const { status, headers, body } = await failWith(version)
        expect(status).toBe(422)
        expect(body).toEqual({
          code: 'weak_password',
          message: 'Password should be at least 6 characters.',
          weak_password: { reasons: ['length'] },
        })
        expect(headers['x-supabase-api-version']).toBe('2024-01-01')
        expect(headers['x-sb-error-code']).toBe('weak_password')
      },
    )

    it.each(['', '2023-12-31', 'latest', '2024-1-1'])(
      'gives the older shape to a client that says %j',
      async (version) => {
        const { status, headers, body } = await failWith(version)
        expect(status).toBe(422)
        expect(body).toEqual({
          code: 422,
          error_code: 'weak_password',
          msg: 'Password should be at least 6 characters.',
          weak_password: { reasons: ['length'] },
        })
        expect(headers).not.toHaveProperty('x-supabase-api-version')
        expect(headers['x-sb-error-code']).toBe('weak_password')
      },
    )

    it.each(['', 'plain', '{"email":', '{"__proto__":{"admin":true}}', '[]', '"text"', 'null'])(
      'answers the body %j with bad_json',
      async (body) => {
        const answer = await call(server, 'POST', '/token?grant_type=password', { body })
        expect(answer.status).toBe(400)
        expect(answer.body['code']).toBe('bad_json')
        expect(answer.body['message']).toMatch(/^Could not parse request body as JSON: /)
      },
    )

    it('refuses a body of more than 1 MiB', async () => {
      const answer = await call(server, 'POST', '/signup', { body: { data: 'x'.repeat(1024 * 1024) } })
      expect(answer).toMatchObject({ status: 413, body: { code: 'request_entity_too_large' } })
    })

    it.each([
      ['GET', '/nowhere'],
      ['POST', '/nowhere'],
      ['GET', ''],
      ['GET', '/admin/users'],
    ] as const)('answers %s %s with 404 in JSON', async (method, path) => {
      const answer = await call(server, method, path)
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    })

    it.each([
      ['GET', '/signup', 'POST'],
      ['DELETE', '/user', 'GET, HEAD, PUT'],
      ['HEAD', '/verify', 'GET, POST'],
      ['PUT', '/token?grant_type=password', 'POST'],
    ] as const)('answers %s %s with 405 and the allowed methods', async (method, path, allowed) => {
      const answer = await call(server, method, path)
      expect([answer.status, answer.headers['allow']]).toEqual([405, allowed])
      if (method !== 'HEAD') expect(answer.body['code']).toBe('validation_failed')
    })

    it('reveals no internals when something breaks', async () => {
      const broken = await startServer(undefined)
      vi.spyOn(broken.database, 'transaction').mockImplementation(() => {
        throw new Error('password authentication failed for user "meridaya"')
      })
      const answer = await signUp(broken, newEmail())
      expect(answer.status).toBe(500)
      expect(answer.body).toEqual({
        code: 'unexpected_failure',
        message: 'Unexpected failure, please try again later',
      })
      const older = await call(broken, 'POST', '/signup', {
        body: { email: newEmail(), password: 'long-enough' },
        headers: { 'x-supabase-api-version': '' },
      })
      expect(older.body).toEqual({
        code: 500,
        error_code: 'unexpected_failure',
        msg: 'Unexpected failure, please try again later',
        error_id: expect.any(String),
      })
    })
  })

  it('reads JSON under any content type', async () => {
    const answer = await call(server, 'POST', '/signup', {
      body: { email: newEmail(), password: 'long-enough' },
      headers: { 'content-type': 'text/plain' },
    })
    expect(answer.status).toBe(200)
  })

  it('ignores an anonymous key, as header and as bearer', async () => {
    const answer = await call(server, 'POST', '/signup', {
      body: { email: newEmail(), password: 'long-enough' },
      headers: { apikey: 'anonymous', authorization: 'Bearer anonymous' },
    })
    expect(answer.status).toBe(200)
  })

  it('lets scripts of other origins call and read the version', async () => {
    const preflight = await call(server, 'OPTIONS', '/token', {
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'authorization, content-type, apikey, x-client-info, x-supabase-api-version',
    })
    const refusal = await call(server, 'GET', '/user')
    expect(refusal.headers['access-control-expose-headers']).toMatch('x-supabase-api-version')
  })

  it('answers the health check', async () => {
    const { status, body } = await call(server, 'GET', '/health')
    expect(status).toBe(200)
    expect(body).toEqual({ name: 'GoTrue', version: expect.any(String), description: expect.any(String) })
  })

  it.each([
    ['deferred', true],
    ['confirm', false],
    ['autoconfirm', true],
  ])('says whether signing up signs in, in %s mode', async (mode, signsIn) => {
    const other = await startServer(undefined, { AUTH_MODE: mode })
    const { body } = await call(other, 'GET', '/settings')
    expect(body).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: signsIn,
    })
  })
})
