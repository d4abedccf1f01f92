import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { argon2 } from '#server/auth/accounts/password-hasher.ts'
import { signInsPerAccount } from './rate-limits.ts'
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

/** The real functions, with their calls counted. */
const hasher = { hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) }

describeEachDatabase('signing in by password', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database, {}, undefined, { passwordHasher: hasher })
  })
  beforeEach(() => {
    hasher.hash.mockClear()
    hasher.verify.mockClear()
  })

  it('opens a new session and ignores the case of the address', async () => {
    const email = newEmail()
    const first = asSession(await signUp(server, email))
    server.clock.pass(1000)
    const second = asSession(await signIn(server, email.toUpperCase()))
    expect(second.user.id).toBe(first.user.id)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(Date.parse(second.user.last_sign_in_at!)).toBeGreaterThan(Date.parse(first.user.last_sign_in_at!))
  })

  it('answers an unknown address, a wrong password and an empty one alike, with one hash each', async () => {
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
      hasher.verify.mockClear()
      const answer = await call(server, 'POST', '/token?grant_type=password', { body })
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
      expect(hasher.verify).toHaveBeenCalledTimes(1)
    }
    const parameters = hasher.verify.mock.calls.map(([stored]) => String(stored).split('$', 4).join('$'))
    expect(new Set(parameters)).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']))
  })

  it('computes as many hashes for unknown addresses as for wrong passwords, over many runs', async () => {
    const known = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const email = newEmail()
        await signUp(server, email)
        return email
      }),
    )
    const hashesFor = async (emails: string[]) => {
      hasher.hash.mockClear()
      hasher.verify.mockClear()
      const answers = await Promise.all(emails.map((email) => signIn(server, email, 'wrong-password')))
      return {
        answers: new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))),
        hashes: hasher.hash.mock.calls.length,
        checks: hasher.verify.mock.calls.length,
      }
    }
    const forStrangers = await hashesFor(known.map(() => newEmail()))
    expect(forStrangers).toEqual(await hashesFor(known))
    expect(forStrangers).toMatchObject({ hashes: 0, checks: 20 })
    expect(forStrangers.answers.size).toBe(1)
  })

  it('warns about a password that today’s rules refuse, and still signs in', async () => {
    const email = newEmail()
    await signUp(server, email)
    expect(asSession(await signIn(server, email))).not.toHaveProperty('weak_password')
    const passwordHash = await argon2.hash('old')
    await server.database.updateTable('accounts').set({ passwordHash }).where('email', '=', email).execute()
    expect(asSession(await signIn(server, email, 'old')).weak_password).toEqual({
      message: 'Password should be at least 6 characters.',
      reasons: ['length'],
    })
  })

  it('treats an address that no database can hold as unknown', async () => {
    const email = 'asha\u0000@example.org'
    expect((await signIn(server, email)).body['code']).toBe('invalid_credentials')
    const code = await call(server, 'POST', '/verify', { body: { type: 'signup', email, token: '123456' } })
    // contracts/auth.md [compared]: the form of the address is checked before the code.
    expect(code.body['code']).toBe('validation_failed')
  })

  it('hashes as often for a new address as for a known one at sign-up', async () => {
    const email = newEmail()
    await signUp(server, email)
    expect(hasher.hash).toHaveBeenCalledTimes(1)
    await signUp(server, email)
    expect(hasher.hash).toHaveBeenCalledTimes(2)
    expect(hasher.verify).not.toHaveBeenCalled()
  })

  it('refuses the old password while it is being changed', async () => {
    const email = newEmail()
    const { access_token: accessToken } = asSession(await signUp(server, email))
    const real = argon2.verify
    hasher.verify.mockImplementationOnce(async (...parameters) => {
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
    ['a known grant type', '/token?grant_type=web3', '{}', 'invalid_credentials'],
  ])('needs %s', async (_what, path, body, code) => {
    const answer = await call(server, 'POST', path, { body })
    expect(answer.body['code']).toBe(code)
  })
})

describe('limits on tokens', () => {
  const from = '192.0.2.1'

  it('limits password guesses from one network address, while refreshes keep working', async () => {
    const server = await startServer(undefined)
    const session = asSession(await signUp(server, newEmail()))
    const attempt = { body: {}, from }
    for (let count = 0; count < 150; count += 1)
      await call(server, 'POST', '/token?grant_type=password', attempt)
    const refused = await call(server, 'POST', '/token?grant_type=password', attempt)
    expect(refused.status).toBe(429)
    expect(refused.body['code']).toBe('over_request_rate_limit')
    expect((await refreshFrom(server, session.refresh_token)).status).toBe(200)
  })

  it('limits guesses of one account’s password from many addresses, and leaves signed-in visitors alone', async () => {
    const fast = { hash: argon2.hash, verify: async () => false }
    const server = await startServer(undefined, {}, undefined, { passwordHasher: fast })
    const email = newEmail()
    const session = asSession(await signUp(server, email))
    for (const address of [email, newEmail()]) {
      for (let count = 0; count < signInsPerAccount; count += 1)
        expect((await signIn(server, address, `guess ${count}`)).status).toBe(400)
      expect(await signIn(server, address.toUpperCase())).toMatchObject({
        status: 429,
        body: { code: 'over_request_rate_limit' },
      })
    }
    expect((await signIn(server, newEmail())).status).toBe(400)
    const { access_token: accessToken } = session
    expect((await call(server, 'GET', '/user', { accessToken })).status).toBe(200)
    expect((await refreshFrom(server, session.refresh_token)).status).toBe(200)
    server.clock.pass(5 * 60_000 + 1000)
    expect((await signIn(server, email)).status).toBe(400)
  })

  it('answers a flood of refreshes with 503, because the client drops its session on a 429', async () => {
    const server = await startServer(undefined)
    const session = asSession(await signUp(server, newEmail()))
    await Promise.all(Array.from({ length: 3000 }, () => refreshFrom(server, 'abcdefghij23')))
    const late = await refreshFrom(server, session.refresh_token)
    expect(late).toMatchObject({ status: 503, body: { code: 'over_request_rate_limit' } })
    expect(late.headers['retry-after']).toBeDefined()
    server.clock.pass(5 * 60_000 + 1000)
    expect((await refreshFrom(server, session.refresh_token)).status).toBe(200)
  })

  function refreshFrom(server: TestServer, refreshToken: string) {
    return call(server, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: refreshToken },
      from,
    })
  }
})
