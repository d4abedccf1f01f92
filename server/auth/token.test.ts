import { hash, verify } from '@node-rs/argon2'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#tests/support/databases.ts'
import {
  asSession,
  call,
  newEmail,
  signIn,
  signUp,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'

// The real functions, counted.
vi.mock(import('@node-rs/argon2'), async (importOriginal) => {
  const real = await importOriginal()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

describeEachDatabase('signing in by password', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })
  beforeEach(() => {
    vi.mocked(hash).mockClear()
    vi.mocked(verify).mockClear()
  })

  it('opens a session of its own, whatever the case of the address', async () => {
    const email = newEmail()
    const first = asSession(await signUp(server, email))
    server.clock.pass(1000)
    const second = asSession(await signIn(server, email.toUpperCase()))
    expect(second.user.id).toBe(first.user.id)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(Date.parse(second.user.last_sign_in_at!)).toBeGreaterThan(Date.parse(first.user.last_sign_in_at!))
  })

  it('answers an unknown address, a wrong password and an empty one alike, at the cost of one hash each', async () => {
    const email = newEmail()
    await signUp(server, email)
    const attempts = [
      { email, password: 'wrong-password' },
      { email: newEmail(), password: 'wrong-password' },
      { email: 'not an address', password: 'wrong-password' },
      { email, password: '' },
      { email },
    ]
    for (const body of attempts) {
      vi.mocked(verify).mockClear()
      const answer = await call(server, 'POST', '/token?grant_type=password', { body })
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
      expect(verify).toHaveBeenCalledTimes(1)
    }
    const parameters = vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$', 4).join('$'))
    expect(new Set(parameters)).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']))
  })

  it('hashes as often for a new address as for a known one at sign-up', async () => {
    const email = newEmail()
    await signUp(server, email)
    expect(hash).toHaveBeenCalledTimes(1)
    await signUp(server, email)
    expect(hash).toHaveBeenCalledTimes(2)
    expect(verify).not.toHaveBeenCalled()
  })

  it('lets nobody in with the password that is being changed at that moment', async () => {
    const email = newEmail()
    const { access_token: accessToken } = asSession(await signUp(server, email))
    const real = vi.mocked(verify).getMockImplementation()!
    vi.mocked(verify).mockImplementationOnce(async (...parameters) => {
      const matches = await real(...parameters)
      const change = await call(server, 'PUT', '/user', {
        accessToken,
        body: { password: 'the-new-password' },
      })
      expect(change).toMatchObject({ status: 200 })
      return matches
    })
    expect((await signIn(server, email)).body['code']).toBe('invalid_credentials')
  })

  it.each([
    ['a body', '/token?grant_type=password', '', 'bad_json'],
    ['an address or number', '/token?grant_type=password', '{"password":"secret"}', 'validation_failed'],
    ['an address', '/token?grant_type=password', '{"phone":"+91","password":"x"}', 'phone_provider_disabled'],
    ['a grant type', '/token', '{}', 'invalid_credentials'],
    ['a known grant type', '/token?grant_type=pkce', '{}', 'invalid_credentials'],
  ])('needs %s', async (_what, path, body, code) => {
    const answer = await call(server, 'POST', path, { body })
    expect(answer.body['code']).toBe(code)
  })
})

describe('limits on tokens', () => {
  it('stops guessing passwords from one network address while refreshes go on', async () => {
    const server = await startServer(undefined)
    const session = asSession(await signUp(server, newEmail()))
    const attempt = { body: {}, from: '192.0.2.1' }
    for (let count = 0; count < 150; count += 1)
      await call(server, 'POST', '/token?grant_type=password', attempt)
    const refused = await call(server, 'POST', '/token?grant_type=password', attempt)
    expect(refused.status).toBe(429)
    expect(refused.body['code']).toBe('over_request_rate_limit')
    const refreshed = await call(server, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: session.refresh_token },
      from: '192.0.2.1',
    })
    expect(refreshed.status).toBe(200)
  })
})
