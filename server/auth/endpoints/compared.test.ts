import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  asSession,
  asUser,
  call,
  fragmentOf,
  lastMailTo,
  mailsTo,
  newAccount,
  newEmail,
  password,
  signIn,
  signUp,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'

// Behaviour found by sending the same requests to the original server and to ours (contracts/auth.md, [compared]).

let server: TestServer
beforeAll(async () => {
  server = await startServer(undefined)
})

describe('a mailed link', () => {
  it('of an unknown type redirects with the error in the fragment, and is not used up', async () => {
    const email = newEmail()
    await signUp(server, email)
    const { linkToken } = await lastMailTo(server, email)
    const answer = await call(server, 'GET', `/verify?token=${linkToken}&type=unheard-of`)
    expect(answer.status).toBe(303)
    expect(fragmentOf(answer)).toEqual({
      error: 'invalid_request',
      error_code: 'validation_failed',
      error_description: 'Invalid email verification type',
      sb: '',
    })
    expect(fragmentOf(await call(server, 'GET', `/verify?token=${linkToken}&type=signup`))).toHaveProperty(
      'access_token',
    )
  })

  it('with two tokens uses the first', async () => {
    const refused = await call(server, 'GET', '/verify?token=aa&token=bb&type=signup')
    expect(refused.status).toBe(303)
    expect(fragmentOf(refused)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' })
    const email = newEmail()
    await signUp(server, email)
    const { linkToken } = await lastMailTo(server, email)
    const taken = await call(server, 'GET', `/verify?token=${linkToken}&token=bb&type=signup`)
    expect(fragmentOf(taken)).toHaveProperty('access_token')
  })
})

describe('mailed digits', () => {
  it.each(['not an address', 'a@', 'ä@example.com'])(
    'with the malformed address %j are refused because of the address, for every type',
    async (email) => {
      for (const type of ['signup', 'unheard-of']) {
        const answer = await call(server, 'POST', '/verify', { body: { type, email, token: '123456' } })
        expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
      }
    },
  )
})

describe('the PKCE exchange', () => {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = {
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
  }
  const codeOf = async (email: string) => {
    const { linkToken } = await lastMailTo(server, email)
    const type =
      linkToken && (await mailsTo(server, email)).at(-1)?.kind === 'recovery' ? 'recovery' : 'signup'
    const answer = await call(server, 'GET', `/verify?token=${linkToken}&type=${type}`)
    return new URL(String(answer.headers['location'])).searchParams.get('code')
  }
  const exchange = (code: string | null) =>
    call(server, 'POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: verifier } })

  it('names the flow in the session’s methods', async () => {
    const email = newEmail()
    await signUp(server, email, challenge)
    const confirmed = asSession(await exchange(await codeOf(email)))
    expect(decodeJwt(confirmed.access_token)).toMatchObject({ amr: [{ method: 'email/signup' }] })
    server.clock.pass(61_000)
    await call(server, 'POST', '/recover', { body: { email, ...challenge } })
    const recovered = asSession(await exchange(await codeOf(email)))
    expect(decodeJwt(recovered.access_token)).toMatchObject({ amr: [{ method: 'recovery' }] })
  })

  it('answers 422 for an expired code', async () => {
    const email = newEmail()
    await signUp(server, email, challenge)
    const code = await codeOf(email)
    server.clock.pass(6 * 60_000)
    expect(await exchange(code)).toMatchObject({ status: 422, body: { code: 'flow_state_expired' } })
  })
})

describe('user metadata at sign-up', () => {
  it('drops keys that are null, in the answer and in the token', async () => {
    const session = asSession(await signUp(server, newEmail(), { data: { a: null, b: 1 } }))
    expect(session.user.user_metadata).not.toHaveProperty('a')
    expect(session.user.user_metadata).toHaveProperty('b', 1)
    expect(decodeJwt(session.access_token)['user_metadata']).not.toHaveProperty('a')
  })
})

describe('a taken address with the same password', () => {
  it('is refused because of the address', async () => {
    const { email: taken } = await newAccount(server)
    const { accessToken } = await newAccount(server)
    const answer = await call(server, 'PUT', '/user', { accessToken, body: { email: taken, password } })
    expect(answer).toMatchObject({ status: 422, body: { code: 'email_exists' } })
  })
})

describeEachDatabase('a change of address where sign-up confirms', (database) => {
  it.each(['old', 'new'])(
    'is mailed to both addresses, and confirming at the %s one is enough',
    async (half) => {
      const relaxed = await startServer(database, { AUTH_MODE: 'autoconfirm' })
      const email = newEmail()
      const moved = newEmail()
      const { access_token: accessToken } = asSession(await signUp(relaxed, email))
      await call(relaxed, 'PUT', '/user', { accessToken, body: { email: moved } })
      const links = [await lastMailTo(relaxed, email), await lastMailTo(relaxed, moved)]
      expect(links.map(({ kind }) => kind)).toEqual(['email_change', 'email_change'])
      const { linkToken } = links[half === 'old' ? 0 : 1]!
      const answer = await call(relaxed, 'GET', `/verify?token=${linkToken}&type=email_change`)
      expect(fragmentOf(answer)).toHaveProperty('access_token')
      const other = links[half === 'old' ? 1 : 0]!
      const late = await call(relaxed, 'GET', `/verify?token=${other.linkToken}&type=email_change`)
      expect(fragmentOf(late)).toHaveProperty('error_code', 'otp_expired')
      expect(asSession(await signIn(relaxed, moved)).user.email).toBe(moved)
    },
  )
})

describe('linking a further identity', () => {
  it.each([
    ['GET', '/user/identities/authorize?provider=google'],
    ['DELETE', '/user/identities/6f0ff5a5-8a6f-4d6f-9e4e-3c3f5c1f0a11'],
  ] as const)('is refused with the protocol’s error: %s %s', async (method, path) => {
    const { accessToken } = await newAccount(server)
    const answer = await call(server, method, path, { accessToken })
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'manual_linking_disabled', message: 'Manual linking is disabled' },
    })
    expect(await call(server, method, path)).toMatchObject({ status: 401 })
  })
})

describeEachDatabase('a change of address in an unconfirmed account', (database) => {
  it('shows the new address in the metadata, unlike the original (decision 006)', async () => {
    const own = await startServer(database)
    const { email, accessToken } = await newAccount(own, { isConfirmed: false })
    const moved = newEmail()
    await call(own, 'PUT', '/user', { accessToken, body: { email: moved } })
    expect(email).not.toBe(moved)
    const { linkToken } = await lastMailTo(own, moved)
    await call(own, 'GET', `/verify?token=${linkToken}&type=email_change`)
    const user = asUser(await call(own, 'GET', '/user', { accessToken }))
    expect(user).toMatchObject({ email: moved, user_metadata: { email: moved } })
  })
})
